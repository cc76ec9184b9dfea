"""Bots fill empty seats and play for absent people. A bot sees exactly what a person in its seat sees."""

from halfsaid.bots.bot import Bot as Bot
from halfsaid.bots.bot import BotSeat as BotSeat
from halfsaid.bots.bot import Thought as Thought
from halfsaid.bots.bot import in_sight as in_sight
from halfsaid.bots.characters import CHARACTERS as CHARACTERS
from halfsaid.bots.characters import Character as Character
from halfsaid.bots.characters import character_for as character_for
from halfsaid.bots.describing import OfferedWords as OfferedWords
from halfsaid.bots.describing import describe as describe
from halfsaid.bots.meaning import HeardClue as HeardClue
from halfsaid.bots.meaning import Understanding as Understanding
from halfsaid.bots.meaning import best_understanding as best_understanding
from halfsaid.bots.memory import CardFacts as CardFacts
from halfsaid.bots.memory import facts_of as facts_of
from halfsaid.bots.random_bot import RandomBot as RandomBot
from halfsaid.bots.reading_bot import ReadingBot as ReadingBot
from halfsaid.bots.reasons import worth_saying as worth_saying
from halfsaid.bots.vision_bot import VisionBot as VisionBot
from halfsaid.bots.vision_model import NoAnswer as NoAnswer
from halfsaid.bots.vision_model import VisionEndpoint as VisionEndpoint
from halfsaid.bots.vision_model import VisionModel as VisionModel
from halfsaid.bots.worker import BotWorker as BotWorker
