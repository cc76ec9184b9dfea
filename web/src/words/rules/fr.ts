import type { RuleWords } from './en';

const fr: RuleWords = {
  title: 'Comment jouer',
  chapters: 'Chapitres',
  game: 'Le jeu',
  previous: 'Revenir',
  next: 'Tourner la page',
  example: 'Par exemple',
  opening:
    'L’un de vous regarde une image et en dit quelque chose : la moitié de quelque chose. Les autres glissent chacun une image à eux qui pourrait convenir. Puis tout est mêlé, retourné, et l’on cherche laquelle c’était.',
  art: 'Dites-en assez pour un, trop peu pour tous. Si tout le monde trouve votre image, ou personne, vous ne marquez rien.',
  a_turn: 'Un tour',
  steps: [
    [
      'L’indice',
      'Au premier tour, qui a une idée en premier conte ; ensuite, on tourne vers la gauche. Qui conte choisit une image et donne un indice : un mot, un vers, une citation, un bruit, avec autant de mots qu’on veut. Une faute de plume se corrige tant que personne n’a posé d’image.',
    ],
    [
      'Les leurres',
      'Les autres posent, face cachée, l’image qui convient le mieux à l’indice. On peut reprendre la sienne jusqu’à la dernière posée.',
    ],
    [
      'Les votes',
      'Les images sont mêlées et retournées sous des numéros. Tout le monde, sauf qui conte, vote pour celle de l’indice, jamais pour la sienne. On peut changer son vote, ou le reprendre, jusqu’au dernier.',
    ],
    [
      'On dévoile',
      'Tous les votes se montrent d’un coup, et l’on voit à qui était chaque image. Puis on compte les points.',
    ],
    [
      'De nouvelles images',
      'Les images de la table sont mises de côté et chaque main est complétée. Quand la pioche ne suffit plus pour tous, ce qui en reste et tout ce qui fut mis de côté sont mêlés en une nouvelle pioche.',
    ],
  ],
  points: 'Les points',
  columns: ['', 'qui conte', 'qui a trouvé', 'les autres'],
  rows: [
    ['certains ont trouvé, d’autres non', '3', '3', '0'],
    ['tout le monde a trouvé', '0', '2', '–'],
    ['personne n’a trouvé', '0', '–', '2'],
  ],
  always:
    'Et toujours : un point de plus pour chaque vote que quelqu’un d’autre a mis sur votre image. Qui conte n’en reçoit pas.',
  ending:
    'Le tour où quelqu’un atteint 30 points est le dernier. Qui a alors le plus de points gagne ; à égalité, on partage la victoire.',
  facts: {
    players: 'Joueurs',
    hand: 'Images en main',
    votes: 'Votes',
    bonus: 'Pour les votes sur votre image',
    ends: 'La fin',
  },
  editions: {
    classic: {
      lead: 'Pour commencer : tout comme le raconte le premier chapitre.',
      facts: ['3–8', '6 ; 7 si vous êtes trois', 'un', '1 chacun, sans limite', 'quelqu’un a 30 points'],
      text: [
        'L’indice se dit ou s’écrit ; on peut aussi le chanter ou le mimer.',
        'À trois, chacun des deux autres pose deux images : il y en a donc cinq sur la table. On a alors sept images en main, et un vote sur l’une ou l’autre de vos deux images rapporte.',
      ],
    },
    original: {
      lead: 'La première édition, avec deux variantes à votre goût.',
      facts: ['3–6', '6 ; 7 si vous êtes trois', 'un', '1 chacun, sans limite', 'quelqu’un a 30 points'],
      text: [
        'Seul à trouver : si une seule personne trouve l’image, elle et qui conte marquent 4 points au lieu de 3. À trois, c’est la règle, sauf si vous l’enlevez.',
        'Mime ou chanson : l’indice peut être mimé, fredonné ou chanté. Sans cette variante, il se dit, à table ou dans un enregistrement, ou s’écrit.',
        'À trois, chacun des deux autres pose deux images.',
      ],
    },
    odyssey: {
      lead: 'À beaucoup. Dès sept, on vote une fois, avec audace, ou deux fois, par prudence.',
      facts: [
        '3–12',
        '6 ; 7 si vous êtes trois',
        'un ; dès sept, un ou deux',
        '1 chacun, 3 au plus par tour',
        'quelqu’un a 30 points',
      ],
      text: [
        'Dès sept, vous pouvez mettre deux votes sur deux images différentes. Si l’une est la bonne, vous avez trouvé.',
        'Qui trouve avec un seul vote marque un point de plus, même quand tout le monde a trouvé.',
        'Les votes sur votre image rapportent 3 points au plus par tour. Le point du vote unique s’y ajoute.',
        'À moins de sept, on a un seul vote. À trois, chacun des deux autres pose deux images.',
      ],
    },
    party: {
      lead: 'L’indice vient avant les images, et l’on cherche ce qui plaira aux autres.',
      facts: ['6–12', '5', 'un, et le veto de qui conte', 'rien', 'tout le monde a conté une fois'],
      text: [
        'Qui conte parle d’abord, sans avoir regardé ses images : l’indice n’appartient donc à aucune. Au premier tour, personne ne regarde avant qu’on ait parlé.',
        'Puis tout le monde, y compris qui conte, pose l’image qui convient le mieux, et vote pour celle que le plus grand nombre choisira. La sienne est permise.',
        'Qui conte pose aussi, en secret, un veto rouge sur une image. Ce n’est pas un vote, et il peut aller sur n’importe laquelle.',
        'Vous marquez autant de points qu’il y a de personnes sur la même image, vous compris, 5 au plus. Sans personne d’autre : rien. Sur l’image au veto : rien.',
        'À la fin du tour, chaque main est complétée à cinq, puis passée tout entière à gauche. Quand tout le monde a conté, le plus de points gagne ; à égalité, on partage la victoire.',
      ],
    },
    team: {
      lead: 'Des paires qui se font face, parlent à voix haute et partagent leurs points.',
      facts: ['6, 8, 10 ou 12', '4', 'un par paire', '1 chacun, 3 au plus par tour', 'tout le monde a conté une fois'],
      text: [
        'Qui conte donne un indice sur une image, et son partenaire en pose une aussi.',
        'Dans chaque autre paire, on convient, à voix haute et devant tous mais sans montrer d’image, de qui pose. L’autre vote, et jamais pour l’image de sa paire.',
        'La paire qui conte ne vote pas. Il y a sur la table autant d’images que de paires, et une de plus.',
        'Les points sont ceux du premier chapitre, comptés une fois par paire. Les votes ne rapportent rien à l’image de qui conte ; à celle du partenaire, si. Quand tout le monde a conté, le plus de points gagne ; à égalité, on partage la victoire.',
      ],
    },
  },
  house:
    'Vous pouvez convenir d’une autre fin (combien de points, combien de fois chacun conte, ou finir la manche pour que tous aient conté autant de fois), d’une autre limite pour les votes sur votre image (pas dans Fête), et choisir qui conte d’abord : qui parle en premier, ou le sort. Toutes les images conviennent, s’il y en a assez pour donner chaque main et la compléter une fois.',
  examples: {
    tide: {
      clue: 'Personne n’a prévenu la marée',
      text: 'On joue à six. Ileana pense au bac qui attend sur une rivière à sec. Deux le voient ; les autres suivent le parapluie et l’escalier.',
    },
    clear: {
      clue: 'Jusqu’à la lune',
      text: 'Trop clair : tout le monde a pris l’escalier, et Ileana repart sans rien.',
    },
    dark: {
      clue: 'Mardi',
      text: 'Trop obscur : il n’y a qu’Ileana pour savoir ce que les masques ont à voir avec le mardi.',
    },
    three: {
      clue: 'C’est encore loin ?',
      text: 'On est trois : Tom et Léa ont glissé deux images chacun. Il n’y a que Tom pour trouver la maison qui marche : avec « Seul à trouver », 4 au lieu de 3.',
    },
    lone: {
      clue: 'Attention à la marche',
      text: 'Avec « Seul à trouver » : il n’y a que Léa pour trouver les réverbères au-dessus du vide. Tom et Andrei ont cru au pont de Léa.',
    },
    long: {
      clue: 'Qui a laissé la lumière ?',
      text: 'On joue à sept. Tom a tout misé sur un vote, et vu juste. Cinq votes sont sur le cerf de Tom, mais ils rapportent 3 au plus. Léa a voté deux fois : pas de point en plus.',
    },
    sunday: {
      clue: 'Dimanche matin',
      text: 'On joue à neuf. Six se retrouvent dans la cloche : 5 points chacun. Deux sont sur le banc, mais Ileana y a mis le veto. Et Noor est sans personne, sous le lit.',
    },
    overdue: {
      clue: 'En retard, très en retard',
      text: 'Trois paires. Mathilde trouve l’escargot ; Léa suit le cheval d’Andrei, qui joue avec Ileana : leur paire marque 3, et 1 de plus.',
    },
  },
};

export default fr;
