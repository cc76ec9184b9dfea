import { listWith, pluralIn } from '../grammar';
import type { ShelfWords } from './en';

const plural = pluralIn('fr');
const list = listWith('et');
const NUMBERS = 'aucune une deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');
/** Au féminin : des images, des cartes. */
const count = (n: number): string => NUMBERS[n] ?? String(n);
/** Des joueurs. */
const players = (n: number): string => (n === 1 ? 'un' : count(n));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const pictures = (n: number): string => plural(n, { one: '# image', other: '# images' });

const fr: ShelfWords = {
  back: 'Retour à la table',
  own: 'Vos propres images',
  title: 'Titre du paquet',
  untitled: 'Nos images',
  more: 'Plus',
  shelve: 'Ranger sur l’étagère',
  drop: {
    first: 'Apportez vos images',
    about:
      'Photos, dessins, tout ce que vous pouvez montrer à cette table. Peu importe le format : chacune devient une carte.',
    more: 'Déposez-en d’autres ici',
    keys: 'ou collez avec Ctrl V',
    choose: 'Choisir des images',
    photo: 'Prendre une photo',
    paste: 'Coller',
    nothing: 'Il n’y a pas d’image à coller.',
    privacy: 'Le lieu et l’heure d’une photo sont effacés avant que quiconque la voie.',
    removed: 'Lieu, heure et nom de fichier sont effacés de chacune.',
    now: 'Lâchez : elles deviennent des cartes',
  },
  enough: {
    need: (n, of) => `À ${players(n)}, il faut ${of} images`,
    fewer: 'Moins suffit aussi : mélangez-les avec un autre paquet.',
    have: (n, of, many) => `${n} des ${of} images qu’il faut à ${players(many)}`,
    plenty: (n, many) => `${pictures(n)} : assez pour ${many}`,
    mixed: (title, many) => `Avec ${title}, il y en a déjà assez pour ${many}.`,
  },
  cards: {
    title: 'Sur la table',
    count: (n) => plural(n, { one: '# carte', other: '# cartes' }),
    coming: (n) => `${n} en route`,
    waiting: 'en attente',
    sending: 'en route…',
    framing: 'cadrage…',
    here: 'attend ici',
    described: 'décrite',
    change: (n) => `Modifier l’image ${n}`,
    shows: (n, shows) => `Modifier l’image ${n} : ${shows}`,
    on_the_way: (n) => `Encore ${count(n)} en route`,
  },
  said: {
    cards: (n, of) => `${n} sur ${of} sont des cartes`,
    all: (n) => (n === 1 ? 'Une image est devenue une carte' : `Les ${n} images sont des cartes`),
    refused: (n) =>
      `${capital(count(n))} n’${n === 1 ? 'a' : 'ont'} pas pu devenir ${n === 1 ? 'une carte' : 'des cartes'}`,
  },
  refused: {
    size: (n, most) => `${n} Mo ; une image peut en faire ${most}.`,
    read: 'Ranger ce papier',
  },
  twins: {
    title: 'Presque pareilles. Laquelle garder ?',
    first: 'La première',
    second: 'La seconde',
    both: 'Les deux',
  },
  lost: {
    title: 'La connexion est coupée',
    about: (n, missing) =>
      `${plural(n, { one: '# image est à l’abri', other: '# images sont à l’abri' })}, ${missing} ${missing > 1 ? 'attendent' : 'attend'} sur cet appareil. L’envoi reprendra tout seul là où il s’est arrêté.`,
    now: 'Réessayer maintenant',
  },
  full: {
    waiting: (n) => `${capital(count(n))} ${n > 1 ? 'attendent' : 'attend'} sur cet appareil.`,
    about:
      'Retirez-en quelques-unes et les autres viendront. Le propriétaire du serveur peut donner plus de place à une table.',
    without: (n) => `Continuer sans ${n === 1 ? 'elle' : 'elles'}`,
  },
  off: {
    title: 'Ce serveur n’accepte pas d’images',
    about: 'C’est le choix de la personne qui s’en occupe. Vous pouvez jouer avec les paquets de l’étagère.',
    invited: 'Pour apporter les vôtres, demandez-lui une invitation.',
    unshared:
      'Plusieurs serveurs jouent ici ensemble sans partager encore d’endroit pour les images. La personne qui s’en occupe peut y remédier.',
    invitation: 'Invitation',
    show: 'La présenter',
    back: 'Retour à l’étagère',
  },
  one: {
    of: (n, of) => `Image ${n} sur ${of}`,
    back: 'Retour au paquet',
    next: 'Image suivante',
    fill: 'Remplir la carte',
    mat: 'Entière, en passe-partout',
    fit: 'Comment elle tient sur la carte',
    drag: 'Glissez le cadre sur ce qui compte ; pincez pour vous approcher.',
    drag_mouse: 'Glissez le cadre sur ce qui compte ; la molette rapproche.',
    whole: 'Entière, sur un passe-partout dans le ton de l’image. Rien n’est perdu.',
    frame: 'Ce que montre la carte',
    at: (across, down, near) =>
      `à ${across} pour cent de la gauche, à ${down} du haut${near > 1 ? `, ${near} fois plus près` : ''}`,
    keys: 'Les flèches le déplacent, les touches Page davantage, plus et moins rapprochent et éloignent.',
    result: 'Telle qu’elle sera sur la table',
    words: 'En mots',
    words_about: 'Pour qui ne peut pas la voir, et pour les robots. Dites ce qu’on voit, pas ce que cela signifie.',
    turn: 'Tourner',
    out: 'Retirer',
    keep: 'Garder ainsi',
    gone: 'Retirée.',
  },
  offered: {
    open: (n: number) => `Des mots pour ${pictures(n)}`,
    title: 'Des mots',
    for: (n: number) => `Des mots pour ${pictures(n)}`,
    sent: 'Un programme qui voit, choisi par le propriétaire de ce serveur, peut regarder ces images et proposer des mots. Elles lui sont envoyées pour cela, et nulle part ailleurs. Sinon, elles restent ici.',
    about: 'Rien n’est gardé tant que vous ne le prenez pas. Lu à voix haute à qui ne voit pas, et utile aux bots.',
    ask: 'Les envoyer et demander des mots',
    looking: 'Il regarde…',
    none: 'Rien n’a été proposé pour celle-ci.',
    by: 'Proposé par le programme qui voit',
    taken: 'Désormais décrite ainsi',
    ideas: 'Idées pour les bots :',
    take: 'Prendre',
    change: 'Modifier',
    kept: 'gardé',
    kept_of: (n: number, of: number) => `${n} sur ${of} gardées`,
    take_rest: (n: number) => (n === 1 ? 'Prendre la dernière' : `Prendre les ${count(n)} autres`),
    later: 'Plus tard',
  },
  deck: {
    title: 'Ce paquet',
    guests: 'Toute la table peut en ajouter',
    guests_about: 'Sinon, seulement l’hôte.',
    who: 'Qui joue avec',
    us: 'Cette table',
    all: 'Toutes les tables',
    kept_for_all:
      'Chaque table de ce serveur peut le choisir, tel qu’il est maintenant, jusqu’à ce que vous le supprimiez ici, ou que le propriétaire le fasse. Ce qui a été apporté face cachée reste à cette table.',
    renew: 'Le mettre à jour pour toutes',
    all_how: 'Pour toutes les tables ? Il y faut une invitation du propriétaire du serveur.',
    kept: 'Gardé avec la table : elle ferme 30 jours après sa dernière partie, et les images partent avec elle.',
    delete: 'Supprimer le paquet',
    sure: (title) => `Supprimer « ${title} » ?`,
    sure_about: (n) =>
      `${n === 1 ? 'Son image quitte' : `Ses ${n} images quittent`} ce serveur maintenant, et les sauvegardes d’ici 14 jours. Les albums gardent les indices et montrent des dos de cartes à la place.`,
    yes: 'Supprimer les images',
    no: 'Les garder',
  },
  ten: {
    title: 'Chacun en apporte dix',
    about:
      'Les images de vos téléphones deviennent le paquet de ce soir. Toutes sont face cachée : personne, pas même l’hôte, ne les voit avant qu’elles soient jouées.',
    bring: (name) => `Apportez dix images, ${name}`,
    secret: 'Personne ne les voit avant qu’elles soient jouées, et personne n’apprend à qui elles étaient.',
    tip: 'Les bonnes posent une question : une chose à demi vue, lointaine, pas à sa place. Évitez plutôt les visages qui posent.',
    slot: 'Choisir une image',
    mine: (n) => (n === 0 ? 'Encore aucune de vos dix.' : `${capital(count(n))} de vos dix.`),
    all: 'Les dix sont là. Merci !',
    done: (names) => `C’est prêt pour ${list(names)}.`,
    choose: (n) => `Encore ${count(n)} à choisir`,
    choose_ten: 'Choisir dix images',
    photo: 'Photo',
    yours: 'Vos dix',
    wait: (host) => `${host} ouvrira le livre quand tout le monde sera prêt.`,
    of_ten: (n) => (n === 0 ? 'pas encore' : n >= 10 ? 'les dix' : `${n} sur dix`),
    bots: 'les robots n’apportent rien',
    still: (names) => `${list(names)} ${names.length === 1 ? 'choisit' : 'choisissent'} encore.`,
    have: (n, of, many, missing) =>
      missing > 0
        ? `${n} des ${of} images qu’il faut à ${players(many)}. Encore ${count(missing)}, ou mélangez un autre paquet.`
        : `${pictures(n)} : assez pour ${many}.`,
    missing: (n, many) => `Encore ${count(n)} pour jouer à ${players(many)}`,
    mix: (title) => `Ajouter ${title}`,
    open: 'Mélanger et ouvrir le livre',
    stop: 'Pas ce soir',
    phone: 'Sur votre téléphone',
  },
  flag: {
    title: 'Écarter cette image ?',
    about:
      'Elle reste pour ce tour, afin qu’aucun vote ne se perde. Puis elle quitte la partie et une autre la remplace. Personne n’apprend qui l’a demandé.',
    why: 'Pourquoi ? Seulement si vous voulez.',
    reasons: {
      private: 'Elle montre quelqu’un qui ne le voudrait pas',
      company: 'Pas pour cette compagnie',
      blurred: 'Trop sombre ou trop floue pour jouer',
    },
    no: 'Non, la garder',
    yes: 'L’écarter',
  },
};

export default fr;
