"""Cards with texts, and people's clues, for tests of bots."""

from functools import cache

from halfsaid.bots import CardFacts, Understanding, facts_of
from halfsaid.bots.meaning import SentenceMeaning, WordOverlap
from halfsaid.decks import finished_decks

# Written for these tests from what the cards show; none of them stands in the deck's lists or in the benchmark.
PLAINLY_SAID = {
    "en": {
        "Somebody stole the light": "caged_moon",
        "Every second is a drop": "sea_hourglass",
        "Both of us want the same thing": "two_anglers",
        "Hypocrisy grows here": "mask_tree",
        "Small drama": "teacup_storm",
        "Ocean of gold": "wheat_whale",
        "The monster inside me": "wolf_shadow",
        "Time is sick": "clock_infirmary",
        "She misses him": "telling_the_bees",
        "Waiting for the rain": "drought_ferry",
        "Party of the dead": "supper_below",
        "Newborn galaxy": "star_midwife",
        "The town will not let me go": "window_threads",
        "Divorce": "sawn_house",
        "Searching for a friend": "lost_dog_tracks",
        "Voyeur": "keyhole_watchers",
        "Ages of man": "seven_floors",
        "Selling your soul": "crossroads_bargain",
        "The forest is alive": "trunks_are_legs",
        "We broke the sky": "moonrakers",
    },
    "fr": {
        "Le temps coule": "sea_hourglass",
        "Changer de visage": "mask_tree",
        "Veuvage": "telling_the_bees",
        "Le banquet des morts": "supper_below",
        "Trop de liens": "window_threads",
        "Souvenirs en conserve": "winter_cellar",
        "Le docteur des heures": "clock_infirmary",
        "Puiser dans son enfance": "bucket_room",
        "Réparer les cœurs": "last_shard",
        "Amants séparés": "missed_tunnels",
    },
    "ro": {
        "Povestea prinde aripi": "shedding_book",
        "Timpul curge ca apa": "sea_hourglass",
        "Drum spre cer": "moon_stairs",
        "Scandal la ceai": "teacup_storm",
        "Spitalul ceasurilor": "clock_infirmary",
        "Cina morților": "supper_below",
        "Moștenirea ne desparte": "sawn_house",
        "Amintiri la borcan": "winter_cellar",
        "Cineva te privește": "keyhole_watchers",
        "Pădurea e vie": "trunks_are_legs",
    },
}


@cache
def painted() -> dict[str, CardFacts]:
    """The finished deck's cards by their own names, with those that have retired: clues were written for them too."""
    deck = finished_decks()["inkwell"].manifest
    return {card.id: facts_of(card) for card in (*deck.cards, *deck.retired)}


@cache
def sentences() -> Understanding:
    """The sentence model, loaded once. Without it these tests fail, as most promises about bots rest on it."""
    return SentenceMeaning()


def words() -> Understanding:
    return WordOverlap()
