"""The game. Pure: no I/O, no clock, no global randomness; a move is a function of a state.

    game = deal(Setup("classic", players=4, deck=deck, seed=secret, salt=salt))
    game = play(game, GiveClue(seat=0, clue=Clue("text", "rebirth"), card=card))
    view(game, seat=1)      # what seat 1 may see; view(game) is what anyone may see
    legal(game, seat=1)     # what seat 1 may do

Seats count from 0, clockwise; slots on the board count from 1, as players say them.
"""

from halfsaid.rules.editions import COLOURS as COLOURS
from halfsaid.rules.editions import EDITIONS as EDITIONS
from halfsaid.rules.editions import Begins as Begins
from halfsaid.rules.editions import Edition as Edition
from halfsaid.rules.editions import EditionId as EditionId
from halfsaid.rules.editions import Options as Options
from halfsaid.rules.editions import check_table as check_table
from halfsaid.rules.editions import edition_named as edition_named
from halfsaid.rules.editions import effective_options as effective_options
from halfsaid.rules.game import RULES_VERSION as RULES_VERSION
from halfsaid.rules.game import Game as Game
from halfsaid.rules.game import Phase as Phase
from halfsaid.rules.game import Reveal as Reveal
from halfsaid.rules.game import Setup as Setup
from halfsaid.rules.game import Turn as Turn
from halfsaid.rules.game import cards_in_play as cards_in_play
from halfsaid.rules.game import deal as deal
from halfsaid.rules.game import leave_out as leave_out
from halfsaid.rules.game import play as play
from halfsaid.rules.game import replay as replay
from halfsaid.rules.legal import Choice as Choice
from halfsaid.rules.legal import MayGiveClue as MayGiveClue
from halfsaid.rules.legal import MayHandIn as MayHandIn
from halfsaid.rules.legal import MayMendClue as MayMendClue
from halfsaid.rules.legal import MayTakeBack as MayTakeBack
from halfsaid.rules.legal import MayVote as MayVote
from halfsaid.rules.legal import awaited as awaited
from halfsaid.rules.legal import legal as legal
from halfsaid.rules.moves import CLUE_LENGTH as CLUE_LENGTH
from halfsaid.rules.moves import CastVotes as CastVotes
from halfsaid.rules.moves import Clue as Clue
from halfsaid.rules.moves import ClueKind as ClueKind
from halfsaid.rules.moves import GiveClue as GiveClue
from halfsaid.rules.moves import HandIn as HandIn
from halfsaid.rules.moves import MendClue as MendClue
from halfsaid.rules.moves import Move as Move
from halfsaid.rules.moves import TakeBack as TakeBack
from halfsaid.rules.refusals import BadSetup as BadSetup
from halfsaid.rules.refusals import IllegalMove as IllegalMove
from halfsaid.rules.refusals import Refusal as Refusal
from halfsaid.rules.scoring import Award as Award
from halfsaid.rules.scoring import Reason as Reason
from halfsaid.rules.scoring import explain as explain
from halfsaid.rules.scoring import score as score
from halfsaid.rules.views import Mine as Mine
from halfsaid.rules.views import Public as Public
from halfsaid.rules.views import View as View
from halfsaid.rules.views import mine as mine
from halfsaid.rules.views import public as public
from halfsaid.rules.views import same_mine as same_mine
from halfsaid.rules.views import view as view
