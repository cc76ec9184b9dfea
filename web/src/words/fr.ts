import type { Words } from './en';
import { listIn, pluralIn } from './grammar';

const plural = pluralIn('fr');
const list = listIn('fr');
const NUMBERS = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');
/** Les petits nombres en lettres. */
const count = (n: number): string => NUMBERS[n] ?? String(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const fr: Words = {
  arrive: {
    motto: 'Dites-en la moitié. Ils trouveront le reste.',
    name: 'Votre nom',
    rabbit: 'Votre lapin',
    invited: 'Invité ? Le code à l’écran',
    join: 'Rejoindre',
    open: 'Ouvrir une table',
    language: 'Langue',
  },
  rabbits: {
    madder: 'Lapin rouge au cœur',
    marigold: 'Lapin orange au soleil',
    moss: 'Lapin vert à la feuille',
    lagoon: 'Lapin turquoise à la goutte',
    corn: 'Lapin bleu à l’étoile',
    plum: 'Lapin violet à la lune',
    rose: 'Lapin rose à la fleur',
    ivory: 'Lapin blanc à l’anneau',
    soot: 'Lapin gris au losange',
    chestnut: 'Lapin brun à la colline',
    mint: 'Lapin menthe à la croix',
    quince: 'Lapin jaune au sablier',
  },
  book: {
    open: 'Le livre : règles, joueurs, réglages',
    close: 'Fermer le livre',
    titles: {
      points: 'Comment on marque',
      turn: 'Un tour',
      clues: 'De bons indices',
      people: 'Autour de la table',
      talk: 'En aparté',
    },
    tabs: { points: 'Points', turn: 'Un tour', clues: 'Indices', people: 'Joueurs', talk: 'Aparté' },
  },
  card: {
    back: 'Une carte, face cachée',
  },
  people: {
    you: 'vous',
    host: 'hôte',
    away: 'pas là',
    muted: 'muet',
    powers: (name) => `Ce que l’hôte peut faire : ${name}`,
    let_bot: 'Laisser jouer un robot',
    give_away: 'Donner la place',
    mute: 'Rendre muet',
    unmute: 'Rendre la parole',
    make_host: 'Nommer hôte',
    send_away: 'Renvoyer',
    watching: (n) => plural(n, { one: '# personne regarde', other: '# personnes regardent' }),
    offer_qr: 'Code QR qui transmet la place',
    offer_own: 'Ouvrez ceci sur l’autre appareil : votre place s’y déplace.',
    offer_other: (name) => `Qui ouvre ce lien prend la place de ${name}.`,
    copy: 'Copier le lien',
    copied: 'Copié',
    other_device: 'Continuer sur un autre appareil',
    bot_for_me: 'Laisser un robot jouer pour moi',
    am_back: 'Me revoilà',
    stop: (n, of) => (n === 0 ? 'Arrêter ici, si tout le monde est d’accord' : `Arrêter ici : ${n} sur ${of} d’accord`),
    leave: 'Quitter la table',
    label: 'Qui a joué',
    bot: 'robot',
    thinking: 'réfléchit encore',
    done: 'a joué',
  },
  table: {
    seconds_left: (n) => plural(n, { one: 'Plus qu’une seconde', other: 'Encore # secondes' }),
    says: (name) => `${name} dit`,
    are_in: (n, of) => `${capital(count(n))} sur ${count(of)} posées`,
    waiting_for: (names) => `On attend encore ${list(names)}`,
  },
  reveal: {
    title: 'On dévoile',
    skip: 'Passer le décompte',
    said: (name) => `${name} a dit`,
    found_it: (n, of) =>
      n === 0
        ? 'personne ne l’a trouvée'
        : n === of
          ? 'tout le monde l’a trouvée'
          : n === 1
            ? `un sur ${count(of)} l’a trouvée`
            : `${count(n)} sur ${count(of)} l’ont trouvée`,
    clue_text: '…',
    clue_aloud: 'Dit à voix haute',
    clue_audio: 'Un son',
    clue_video: 'Un mime',
    vote_of: (name) => `Vote de ${name}`,
    veto: 'Le veto',
    points: 'Les points de ce tour',
    you: 'Vous',
    next: (name) => `Suite : ${name} conte`,
    next_you: 'Suite : à vous de conter',
    to_the_end: 'Et voilà la fin',
    line: (names, points, why) => `${names} : ${plural(points, { one: '# point', other: '# points' })}, ${why}.`,
  },
  reasons: {
    told: 'certains l’ont trouvée, pas tous',
    told_to_one: 'une seule personne l’a trouvée',
    told_to_all: 'tout le monde l’a trouvée : trop clair',
    told_to_none: 'personne ne l’a trouvée : trop obscur',
    found: 'l’a trouvée',
    found_alone: 'personne d’autre ne l’a trouvée',
    missed: (names) => (names.length ? `a suivi ${list(names)}` : 'ne l’a pas trouvée'),
    all_found: 'tout le monde l’a trouvée',
    none_found: 'personne ne l’a trouvée',
    votes: (names) => `a trompé ${list(names)}`,
    single_vote: 'avec un seul vote',
    together: (n) => plural(n, { one: '# sur la même image', other: '# sur la même image' }),
    alone: 'sans personne sur la même image',
    vetoed: 'sur l’image au veto',
  },
  end: {
    book: 'Le livre',
    wins: (names) => (names.length === 1 ? `La lune est à ${names[0]}` : `${list(names)} partagent la lune`),
    after: (points, turns, shared) =>
      `${plural(points, { one: '# point', other: '# points' })}${shared ? ' à égalité' : ''}, après ${turns === 1 ? 'un indice' : `${count(turns)} indices`}`,
    standing: 'Le classement',
    stopped: 'On s’arrête ici, ensemble.',
    again: 'Encore une',
    host_again: (name) => `${name} peut relancer une partie`,
    record: 'Garder la partie',
  },
  aid: {
    title: {
      some: 'Certains trouvent, d’autres non',
      one: 'Une seule personne trouve',
      all: 'Tout le monde trouve : trop clair',
      none: 'Personne ne trouve : trop obscur',
      votes: 'On a cru à la vôtre',
      single_vote: 'Un vote ou deux',
      together: 'Là où sont les autres',
      alone: 'Sans personne d’autre',
      veto: 'Le veto rouge',
      pairs: 'Les paires',
    },
    text: {
      some: '3 pour qui conte, 3 pour qui trouve.',
      one: '4 pour qui conte, 4 pour qui trouve.',
      all: 'Rien pour qui conte, 2 pour tous les autres.',
      none: 'Rien pour qui conte, 2 pour tous les autres.',
      single_vote: 'Vous pouvez voter pour deux images. Une seule, et juste : 1 point de plus.',
      together: 'Autant de points que de personnes sur la même image que vous, 5 au plus. La vôtre compte aussi.',
      alone: 'Personne d’autre ne l’a choisie : rien.',
      veto: 'Qui conte le pose en secret sur une image : qui l’a choisie ne marque rien.',
      pairs: 'Les points sont ceux de la paire. L’un pose une carte, l’autre vote.',
    },
    text_pairs: {
      some: '3 pour la paire qui conte, 3 pour chaque paire qui trouve.',
      all: 'Rien pour la paire qui conte, 2 pour chaque autre paire.',
      none: 'Rien pour la paire qui conte, 2 pour chaque autre paire.',
    },
    votes: (cap) =>
      cap === null ? '1 par vote sur votre image, toujours.' : `1 par vote sur votre image, ${cap} au plus par tour.`,
    moral: 'Dites-en donc assez pour un ami, et trop peu pour tous.',
    moral_party: 'Demandez-vous donc ce que les autres se demandent.',
    ends: 'La fin',
    ends_points: (target) =>
      `Le tour où quelqu’un atteint ${target} est le dernier. Qui a le plus de points gagne ; à égalité, on partage.`,
    ends_rounds: (rounds) =>
      `${plural(rounds, { one: 'Quand chacun a conté une fois', other: 'Quand chacun a conté # fois' })}, le plus de points gagne ; à égalité, on partage.`,
  },
  turn: {
    tell: {
      title: 'Conter',
      text: 'Qui conte choisit une image et en dit quelque chose : un mot, un vers, une chanson.',
    },
    tell_blind: { title: 'Conter sans voir', text: 'Qui conte parle d’abord, avant de regarder la moindre image.' },
    slip: { title: 'Glisser', text: 'Les autres glissent en secret une image à eux qui pourrait convenir.' },
    slip_two: { title: 'Glisser', text: 'À trois, chacun des autres glisse en secret deux images.' },
    slip_pairs: {
      title: 'Glisser',
      text: 'Le partenaire de qui conte glisse une image ; dans chaque autre paire, on convient à voix haute de qui le fait.',
    },
    slip_all: { title: 'Glisser', text: 'Tout le monde, y compris qui conte, pose l’image qui convient le mieux.' },
    vote: { title: 'Voter', text: 'Tout est mêlé et retourné. Les autres cherchent l’image de qui conte.' },
    vote_two: { title: 'Voter', text: 'Les autres cherchent l’image de qui conte, avec un vote ou deux.' },
    vote_all: {
      title: 'Voter',
      text: 'Chacun vote pour l’image que le plus grand nombre choisira. Qui conte pose aussi le veto.',
    },
    vote_pairs: {
      title: 'Voter',
      text: 'Dans chaque autre paire, qui n’a pas posé de carte cherche celle de qui conte.',
    },
    count: { title: 'Les points', text: 'À qui était quoi, qui a trouvé, qui s’est laissé tromper.' },
    draw: { title: 'Et l’on continue', text: 'On complète les mains. La place suivante, à gauche, conte.' },
    pass: {
      title: 'Et l’on continue',
      text: 'On complète les mains, puis chacun passe la sienne à gauche, où l’on conte ensuite.',
    },
  },
  talk: {
    nothing: 'Personne n’a encore rien dit.',
    say: 'Dites quelque chose ; toute la table le lit',
    send: 'Dire',
    reactions: {
      laugh: 'Rire',
      wonder: 'Étonnement',
      applause: 'Bravo',
      heart: 'Cœur',
      sleepy: 'Sommeil',
      aha: 'Ah !',
    },
  },
  refusals: {
    away: 'Le serveur ne répond pas. Réessayez dans un instant.',
    no_table: 'Aucune table n’a ce code.',
  },
};

export default fr;
