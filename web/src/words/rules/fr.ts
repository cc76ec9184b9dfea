import type { RuleWords } from './en';

const fr: RuleWords = {
  title: 'Comment jouer',
  chapters: 'Chapitres',
  game: 'Le jeu',
  previous: 'Revenir',
  next: 'Tourner la page',
  example: 'Par exemple',
  opening:
    'L’un de vous, le conteur (ou la conteuse), regarde une image et en dit quelque chose : la moitié de quelque chose. Les autres posent chacun une image à eux qui pourrait convenir. Puis tout est mélangé, découvert, et l’on cherche laquelle était celle du conteur.',
  art: 'Dites-en assez pour un, trop peu pour tous. Si tout le monde trouve votre image, ou personne, vous ne marquez rien.',
  a_turn: 'Un tour',
  steps: [
    [
      'L’indice',
      'Au premier tour, le premier qui a une idée est le conteur ; ensuite, on tourne vers la gauche. Le conteur choisit une image et donne un indice : un mot, un vers, une citation, un bruit, avec autant de mots qu’on veut. Une faute de plume se corrige tant que personne n’a posé d’image.',
    ],
    [
      'Les leurres',
      'Les autres posent, face cachée, l’image qui convient le mieux à l’indice. On peut reprendre la sienne tant que la dernière n’est pas posée.',
    ],
    [
      'Les votes',
      'Les images sont mélangées et posées face visible, chacune avec un numéro. Tout le monde, sauf le conteur, vote pour celle qui lui semble être la sienne, jamais pour sa propre image. On peut changer son vote, ou le reprendre, jusqu’au dernier.',
    ],
    [
      'On dévoile',
      'Tous les votes se montrent d’un coup, et l’on voit à qui était chaque image. Puis on compte les points.',
    ],
    [
      'De nouvelles images',
      'Les images de la table vont à la défausse et chaque main est complétée. Quand la pioche ne suffit plus pour tous, on mélange ce qui en reste avec la défausse pour en faire une nouvelle.',
    ],
  ],
  points: 'Les points',
  columns: ['', 'le conteur', 'ceux qui ont trouvé', 'les autres'],
  rows: [
    ['certains ont trouvé, d’autres non', '3', '3', '0'],
    ['tout le monde a trouvé', '0', '2', '–'],
    ['personne n’a trouvé', '0', '–', '2'],
  ],
  always:
    'Et toujours : un point de plus pour chaque vote que quelqu’un d’autre a mis sur votre image. Le conteur n’en reçoit pas.',
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
      lead: 'Pour commencer : tout se passe comme au premier chapitre.',
      facts: ['3–8', '6 ; 7 à trois joueurs', 'un', '1 par vote, sans limite', 'quelqu’un a 30 points'],
      text: [
        'L’indice se dit ou s’écrit ; on peut aussi le chanter ou le mimer.',
        'À trois, chacun des deux autres pose deux images : il y en a donc cinq sur la table. On a alors sept images en main, et un vote sur l’une ou l’autre de vos deux images rapporte.',
      ],
    },
    original: {
      lead: 'La première édition, avec deux variantes à votre goût.',
      facts: ['3–6', '6 ; 7 à trois joueurs', 'un', '1 par vote, sans limite', 'quelqu’un a 30 points'],
      text: [
        'Seul à trouver : si une seule personne trouve l’image, elle et le conteur marquent 4 points au lieu de 3. À trois, c’est la règle, sauf si vous la désactivez.',
        'Mime ou chanson : l’indice peut être mimé, fredonné ou chanté. Sans cette variante, il se dit, à table ou dans un enregistrement, ou s’écrit.',
        'À trois, chacun des deux autres pose deux images.',
      ],
    },
    odyssey: {
      lead: 'Pour les grandes tablées. À partir de sept joueurs, on vote une fois, avec audace, ou deux fois, par prudence.',
      facts: [
        '3–12',
        '6 ; 7 à trois joueurs',
        'un ; à partir de sept joueurs, un ou deux',
        '1 par vote, 3 au plus par tour',
        'quelqu’un a 30 points',
      ],
      text: [
        'À partir de sept joueurs, vous pouvez mettre deux votes sur deux images différentes. Si l’une est la bonne, vous avez trouvé.',
        'Qui trouve avec un seul vote marque un point de plus, même quand tout le monde a trouvé.',
        'Les votes sur votre image rapportent 3 points au plus par tour. Le point du vote unique s’y ajoute.',
        'À moins de sept joueurs, on a un seul vote. À trois, chacun des deux autres pose deux images.',
      ],
    },
    party: {
      lead: 'L’indice vient avant les images, et l’on cherche ce qui plaira aux autres.',
      facts: ['6–12', '5', 'un, et le veto du conteur', 'rien', 'tout le monde a conté une fois'],
      text: [
        'Le conteur parle d’abord, sans avoir regardé ses images : l’indice n’appartient donc à aucune. Au premier tour, personne ne regarde les siennes avant que quelqu’un ait parlé.',
        'Puis tout le monde, le conteur aussi, pose l’image qui convient le mieux, et vote pour celle que le plus grand nombre choisira. On peut voter pour la sienne.',
        'Le conteur pose aussi, en secret, un veto rouge sur une image. Ce n’est pas un vote, et il peut aller sur n’importe laquelle.',
        'Vous marquez autant de points qu’il y a de personnes sur la même image, vous compris, 5 au plus. Si personne d’autre ne l’a choisie : rien. Sur l’image au veto : rien.',
        'À la fin du tour, chaque main est complétée à cinq, puis passée tout entière à gauche. Quand tout le monde a conté, qui a le plus de points gagne ; à égalité, on partage la victoire.',
      ],
    },
    team: {
      lead: 'Des paires qui se font face, parlent à voix haute et partagent leurs points.',
      facts: [
        '6, 8, 10 ou 12',
        '4',
        'un par paire',
        '1 par vote, 3 au plus par tour',
        'tout le monde a conté une fois',
      ],
      text: [
        'Le conteur donne un indice sur une image, et son partenaire en pose une aussi.',
        'Dans les autres paires, on décide, à voix haute et devant tous mais sans montrer d’image, qui en pose une. L’autre vote, et jamais pour l’image de sa paire.',
        'La paire du conteur ne vote pas. Il y a sur la table autant d’images que de paires, et une de plus.',
        'Les points sont ceux du premier chapitre, comptés une fois par paire. L’image du conteur ne rapporte rien par les votes ; celle de son partenaire, si. Quand tout le monde a conté, qui a le plus de points gagne ; à égalité, on partage la victoire.',
      ],
    },
  },
  house:
    'Vous pouvez convenir d’une autre fin (combien de points, combien de fois chacun conte, ou finir la manche pour que tous aient conté autant de fois), d’une autre limite pour les votes sur votre image (pas dans Fête), et choisir le premier conteur : le premier qui parle, ou le sort. Toutes les images conviennent, s’il y en a assez pour distribuer toutes les mains et les compléter une fois.',
  examples: {
    tide: {
      clue: 'Personne n’a prévenu la marée',
      text: 'On joue à six. Ileana pense au bac qui attend sur une rivière à sec. Deux le voient ; les autres suivent le chef d’orchestre et le tableau qui fuit.',
    },
    clear: {
      clue: 'Une place tout en haut',
      text: 'Trop clair : tout le monde a grimpé jusqu’au trône, et Ileana repart sans rien.',
    },
    dark: {
      clue: 'Mardi',
      text: 'Trop difficile : Ileana est seule à savoir ce que les autruches ont à voir avec le mardi.',
    },
    three: {
      clue: 'C’est encore loin ?',
      text: 'À trois joueurs, Milo et Lison ont posé deux images chacun. Milo est seul à trouver la maison qui marche : avec « Seul à trouver », 4 au lieu de 3.',
    },
    lone: {
      clue: 'Attention à la marche',
      text: 'Avec « Seul à trouver » : Lison est seule à trouver les réverbères au-dessus du vide. Milo et Andrei ont cru au pont de Lison.',
    },
    long: {
      clue: 'Qui a laissé la lumière ?',
      text: 'On joue à sept. Milo a tout misé sur un vote, et vu juste. Cinq votes sont sur l’allumette de Milo, mais ils rapportent 3 au plus. Lison a voté deux fois : pas de point en plus.',
    },
    sunday: {
      clue: 'Dimanche matin',
      text: 'On joue à neuf. Six se retrouvent dans la piscine : 5 points chacun. Deux sont au pot de fleurs, mais Ileana y a mis le veto. Et avec les fourmis, il n’y a que Noor.',
    },
    overdue: {
      clue: 'En retard, très en retard',
      text: 'Trois paires. Margaux trouve le bébé barbu ; Lison suit la rue mécanique d’Andrei, qui joue avec Ileana : leur paire marque 3, et 1 de plus.',
    },
  },
};

export default fr;
