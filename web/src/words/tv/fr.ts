import { of } from '../french';
import { listWith, pluralIn } from '../grammar';
import type { TvWords } from './en';

const plural = pluralIn('fr');
const list = listWith('et');
const NUMBERS = 'personne un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');
const count = (n: number): string => NUMBERS[n] ?? String(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const who = (names: readonly string[]): string => (names.length > 4 ? capital(count(names.length)) : list(names));
const times = (n: number): string => `${n === 1 ? 'une' : count(n)} fois`;

const fr: TvWords = {
  turn: (n) => `Tour ${n}`,
  audience: (n) => plural(n, { one: '# personne devine aussi', other: '# personnes devinent aussi' }),
  nudged: (by, name) => `${by} fait signe à ${name}`,
  last_call: 'Dernier appel !',
  turned:
    'Cet écran est pour toute la pièce. Tournez le téléphone pour le voir en grand, ou servez-vous-en pour jouer.',
  sound: {
    ask: 'Appuyez sur OK ou cliquez une fois pour le son',
    blocked: 'Appuyez sur OK ou cliquez une fois : le son revient',
    levels: { off: 'Sans son', quiet: 'Discret : seulement l’essentiel', soft: 'Doux', medium: 'Moyen', loud: 'Fort' },
    change: 'Les flèches haut et bas le règlent',
  },
  door: {
    motto: 'Un jeu d’images et d’indices : en dire assez pour un, trop peu pour tous.',
    scan: 'Scannez pour ouvrir une table sur cet écran. Le premier téléphone est l’hôte.',
    or: 'Ou affichez une table déjà ouverte :',
    code: 'Le code de la table',
    show: 'Afficher',
    unknown: (code) => `Aucune table n’a le code ${code}. Vérifiez, et retapez-le.`,
    away: 'Le serveur ne répond pas. On réessaie…',
    qr: 'Code QR qui ouvre une table sur cet écran',
  },
  lobby: {
    join: 'Jouez avec votre téléphone',
    here: (n) => (n === 1 ? 'Une personne est là' : `${capital(count(n))} personnes sont là`),
    how: [
      'L’un dit une demi-phrase sur une image',
      'Les autres posent une image qui y répond aussi',
      'Chacun cherche celle du conteur',
      'Tous la trouvent, ou personne : rien pour le conteur',
    ],
    how_blind: [
      'L’un dit quelque chose avant qu’on regarde',
      'Chacun pose une image pour cet indice',
      'Votez comme la plupart : un point par vote',
      'Le conteur cache un veto sur une image',
    ],
  },
  tell: {
    looks: (name) => `${name} cherche ses mots…`,
    urgent: (name) => `${name}, un\u00a0mot, n’importe lequel !`,
    begins: 'Qui commence ?',
    pair: (name) => `En équipe avec ${name}.`,
  },
  facts: {
    page: 'La dernière page',
    said: (name) => `C’est l’indice ${of(name)}.`,
    duel: 'Une rivalité',
    behind: (n) => `${n} de retard`,
    level: 'à égalité',
    followed: (one, other, n) => `${one} a suivi ${other} ${times(n)} ce soir.`,
    moon: 'Au plus près de la lune',
    away: (names, n) => `${list(names)} : encore ${plural(n, { one: 'un bond', other: '# bonds' })}`,
    turns: (n) => (n <= 1 ? 'C’est le dernier tour.' : `Encore ${count(n)} tours, celui-ci compris.`),
    deceiver: 'La palme de la ruse, jusqu’ici',
    astray: (names, n) => `${list(names)} : ${plural(n, { one: '# vote attiré', other: '# votes attirés' })}`,
  },
  hand_in: {
    still: (names) => `${who(names)} ${names.length === 1 ? 'cherche' : 'cherchent'} encore`,
    pairs: (pairs) =>
      pairs.length > 2
        ? `Il manque encore ${count(pairs.length)} cartes`
        : `${list(pairs)} n’ont pas encore posé de carte`,
    urgent: (names) => `${who(names)} : n’importe quelle image ira !`,
    when: 'On découvre les images quand la dernière est posée.',
  },
  vote: {
    which: (name) => `Laquelle est l’image ${of(name)} ?`,
    favourite: 'Laquelle aura le plus de votes ?',
    veto: (name) => `${name} cache un veto. Un vote isolé ne rapporte rien.`,
    two: 'Votez une ou deux fois. Une seule fois, et juste : un point de plus.',
    pairs: 'Dans chaque paire, une personne vote.',
    urgent: (names) => `${who(names)} : choisissez !`,
    looking: 'cherche encore',
  },
  told: {
    says: (name) => `${name} dit`,
    pair: (name, partner) => `${name} dit, pour ${name} et ${partner}`,
    unseeing: (name) => `${name} a dit, sans regarder`,
    aloud: (name) => `${name} l’a dit à voix haute`,
    audio: (name) => `${name} l’a enregistré`,
    video: (name) => `${name} l’a mimé`,
  },
  stage: {
    shows: (name) => `${name} le mime`,
    listen: (name) => `Écoutez ${name}…`,
    watch: 'Sans un mot. Regardez bien.',
    twice: 'Il passe deux fois.',
    again: 'Encore ? Appuyez ici sur OK.',
  },
  show: {
    hush: 'Tout le monde a voté…',
    one_each: (n) => `${capital(count(n))} images, un vote attiré chacune`,
    in_passing: 'Trompés au passage',
    caught: (names) => `a trompé ${list(names)}`,
    alone: (n) => (n === 1 ? 'Un vote isolé, donc rien' : 'Des votes isolés, donc rien'),
    suspense: '…',
    fell: (names) =>
      names.length > 1
        ? [capital(count(names.length)), 's’y sont laissé prendre']
        : [list(names), 's’y est laissé prendre'],
    fell_all: (names) => `${who(names)} ${names.length > 1 ? 's’y sont' : 's’y est'} laissé prendre`,
    was: (name) => `c’était l’image ${of(name)}`,
    worth: (names) => `pour ${list(names)}`,
    nobody_any: 'Personne ne s’y est trompé',
    nobody_these: 'Personne n’a choisi celles-ci',
    nobody_this: 'Personne n’a choisi celle-ci',
    and_said: (name) => `Et ${name} a dit…`,
    found: (n, all) => [`${capital(count(n))} sur ${count(all)}`, n === 1 ? 'l’a trouvée' : 'l’ont trouvée'],
    found_all: (n) => [n === 2 ? 'Les deux' : `Tous les ${count(n)}`, 'l’ont trouvée'],
    found_none: ['Personne.', 'Absolument personne.'],
    teller: (n, name) => `et ${n} pour ${name}`,
    too_much: (name, n) => `Trop clair : rien pour ${name}, ${n}\u00a0pour tous les autres`,
    too_little: (name, n) => `Trop difficile : rien pour ${name}, ${n}\u00a0pour tous les autres`,
    gallery: (n, all) =>
      n === all
        ? 'Le public l’a trouvée aussi'
        : `Dans le public : ${n === 0 ? 'personne' : `${count(n)} sur ${count(all)}`}`,
    met: (names) =>
      names.length > 1 ? [capital(count(names.length)), 'se retrouvent ici'] : [list(names), 'a choisi celle-ci'],
    met_all: (names) => `${who(names)} se retrouvent ici`,
    each: (n) => `${n} pour chacun`,
    for_each: 'pour chacun',
    unless: 'pour chacun, à moins que…',
    alone_too: 'Pas deux votes au même endroit : rien pour personne.',
    veto: 'Veto !',
    nothing: (n) => `Rien pour ${count(n)}`,
    no_veto: 'Pas de veto sur celle-ci.',
    so: 'Et donc…',
    hops: (names, n) =>
      `${who(names)} ${names.length === 1 ? 'fait' : 'font'} ${plural(n, { one: 'un bond', other: '# bonds' })}`,
    no_hops: 'Personne n’avance cette fois',
  },
  rest: {
    why: (name) => `${name}, pourquoi ?`,
    tell: 'Racontez-le à tous. Une ligne en restera dans l’album.',
    asked: (names) => `${who(names)} ${names.length === 1 ? 'demande' : 'demandent'}.`,
    next: 'Ensuite, c’est',
    tells: (name) => `à ${name} de conter`,
    anyone: 'au premier qui a une idée',
    met: (names, n) => `${who(names)} ont choisi la même image : ${n} chacun.`,
    nobody_met: 'Pas deux votes au même endroit.',
    vetoed: (n) => `Le veto est tombé sur ${plural(n, { one: 'un vote', other: `${count(n)} votes` })}.`,
    found: (names) => `${list(names)} ${names.length > 1 ? 'l’ont trouvée' : 'l’a trouvée'}.`,
    all: 'Tout le monde l’a trouvée : trop clair.',
    none: 'Personne ne l’a trouvée : trop difficile.',
    fooled: (owner, names) => `${owner} a trompé ${list(names)}.`,
  },
  pause: {
    title: 'La lune retient son souffle',
    by: (host) => `${host} a mis la partie en pause. Rien n’est perdu.`,
    next: (names) => `Ensuite : ${list(names)}.`,
  },
  end: {
    album: 'L’album de ce soir : chaque image, chaque demi-phrase. Emportez-le.',
    qr: 'Code QR vers l’album',
  },
};

export default fr;
