// A game of the shape of ours: six seats, hands that only their owners see, and about as many bytes a delivery.
const SEATS = 6
const CARDS = 84

function deck() {
  return Array.from({ length: CARDS }, (_, number) => `plain/c${String(number).padStart(2, '0')}`)
}

module.exports = {
  SEATS,
  game: {
    name: 'shape',
    setup: () => ({
      hands: Object.fromEntries(Array.from({ length: SEATS }, (_, seat) => [seat, deck().slice(6 * seat, 6 * seat + 6)])),
      board: deck().slice(36, 42),
      scores: Array(SEATS).fill(0),
      last: Array.from({ length: SEATS }, (_, seat) => ({ seat, card: `plain/c${42 + seat}`, votes: [1, 2], points: 3 })),
      words: 'What the glass knew '.repeat(40),
      moves: 0,
    }),
    playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
    turn: { activePlayers: { all: 'play' } },
    moves: {
      handIn: {
        // The server alone plays it: so each showing comes over the wire.
        client: false,
        move: ({ G, playerID }, card) => {
          const hand = G.hands[playerID]
          hand.push(hand.splice(hand.indexOf(card), 1)[0])
          G.board[G.moves % SEATS] = card
          G.moves += 1
        },
      },
    },
  },
}
