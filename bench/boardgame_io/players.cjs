// node players.cjs PORT MATCHES SECONDS: everybody plays as fast as answers come. Prints one line of JSON.
const { Client } = require('boardgame.io/client')
const { SocketIO } = require('boardgame.io/multiplayer')
const { SEATS, game } = require('./game.cjs')

const [port, matches, seconds] = process.argv.slice(2).map(Number)
const server = `http://127.0.0.1:${port}`
const WARM_UP = 2000
const counts = { moves: 0, deliveries: 0, seconds }

// One move is under way at a table at a time; whoever is next plays when the newest state has come to them.
function seated(matchID) {
  const seen = Array(SEATS).fill(-1)
  let next = 0
  let wanted = 0
  const clients = seen.map((_, seat) => {
    const client = Client({ game, numPlayers: SEATS, multiplayer: SocketIO({ server }), matchID, playerID: String(seat), debug: false })
    client.subscribe((state) => {
      if (state === null || !client.matchData || state._stateID === seen[seat]) return
      seen[seat] = state._stateID
      counts.deliveries += 1
      goOn()
    })
    client.start()
    return client
  })
  function goOn() {
    if (seen[next] < wanted || seen.includes(-1)) return
    const mover = next
    next = Math.floor(Math.random() * SEATS)
    counts.moves += wanted > 0
    wanted = seen[mover] + 1
    const hand = clients[mover].getState().G.hands[mover]
    setImmediate(() => clients[mover].moves.handIn(hand[0]))
  }
}

async function main() {
  for (let number = 0; number < matches; number += 1) seated(`match${number}`)  // made when the first of them asks for it
  await new Promise((resolve) => setTimeout(resolve, WARM_UP))
  counts.moves = counts.deliveries = 0
  console.log('began')
  await new Promise((resolve) => setTimeout(resolve, 1000 * seconds))
  console.log(JSON.stringify(counts))
  process.exit(0)
}

main()
