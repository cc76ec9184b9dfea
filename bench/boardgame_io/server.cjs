// node server.cjs PORT
const { Server } = require('boardgame.io/server')
const { game } = require('./game.cjs')

Server({ games: [game], origins: [/.*/] }).run(Number(process.argv[2]))
