"""Table codes as words that can be said across a room: "kite lantern 427" is a code as good as its six letters.

A code is a number below 64 million, and so are two words and a number up to 999: the one is written as the other,
in each language by a list of its own. So a spoken code is as hard to guess as the letters (26 bits), and is the same
table's in every language. No word is in two lists, and no two words of a list differ by one letter.
"""

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache

# Consonants only: a code spells no word, and none of its letters is mistaken for another.
LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
CODE_LENGTH = 6

_NUMBERS = 1000
_SHORTEST_WORD = 3
_SAID = re.compile(r"([a-z]{6,40})([0-9]{1,3})")

# The place of a word in its list is part of every code: a word may be respelled, never moved.
_ENGLISH = """
acorn amber anchor apple apron arrow attic badge bagel bamboo banjo barley barrel basket beacon beaver bell bench
berry blanket bonfire bottle branch bread bridge broom bubble bucket button cabin cactus camel candle canoe canyon
carpet carrot castle cedar cellar cherry chestnut chimney circus clover cobweb coffee compass copper coral cotton
cradle crayon cricket crown cuckoo cushion daisy dolphin donkey dragon drawer eagle engine falcon feather fiddle
finger flute forest fountain fox freckle frog garden garlic giraffe glove goose grape gravel guitar hammer harbour
hazel hedgehog helmet heron hill honey hook horse iceberg igloo island ivy jacket jelly jigsaw jungle kettle kite
kitten ladder ladle lagoon lantern lemon leopard letter lettuce lily lizard lobster locket lumber magnet mango maple
marble market meadow mirror moonbeam mosaic muffin museum mustard napkin needle nest oatmeal ocean olive onion
orchard otter owl paddle painter pancake panther paper peach pebble pelican pencil pepper pigeon pillow pine pirate
planet plum pony poppy potato prism pumpkin puppet puzzle quill rabbit raccoon raft rainbow raisin ribbon river
robin rooster rose sailor salmon sandal saucer scarf seagull shadow shell shovel silver skater slipper snail snow
sparrow spider spoon squirrel stable stamp starfish statue stocking sugar sunset swallow sweater tadpole teapot
temple thimble thunder tiger timber toaster tomato tower trumpet tulip tunnel turnip turtle umbrella unicorn valley
velvet village violet waffle wagon walnut walrus water wheel whisper whistle window winter wolf woodland yellow
zebra almond bluebell blossom bracelet cabbage caravan cobbler firefly goblet hamster icicle kingfisher lighthouse
mulberry notebook parsley porcupine rhubarb sandcastle seahorse teaspoon tortoise
"""
_FRENCH = """
abeille abricot acier agneau aiguille aile allumette alouette amande ampoule ancre ardoise argent armoire artichaut
asperge assiette aubergine automne avion avocat bagage baguette balai baleine ballon banane banquise barque bateau
berger beurre biberon biche bijou biscuit boisson bougie boulanger bouquet bourgeon boussole bouteille brebis
brioche brouette bulle cabane cadeau cahier caillou canard caneton cannelle caramel carotte cartable cascade
casquette cerise chaise chaleur chameau champignon chanson chariot chaton chaussette chemise cheval chocolat
chouette cigale ciseaux citron citrouille clairon cloche clou coccinelle coffre collier colline comptine confiture
coquille corbeau corde couleur coussin couteau crabe crapaud cuisine cygne dentelle dragée drapeau dromadaire
écharpe échelle écorce écureuil église éléphant encrier enveloppe épice éponge escalier escargot étang étoile
éventail fanfare farine faucon fauteuil fenêtre ferme feuille ficelle flamme fleuve flocon fontaine forêt fougère
fourchette fourmi framboise fromage fusée gazelle genou girafe glaçon gomme goutte grange grelot grenier grenouille
griffe grillon guêpe guirlande hamac harpe herbe hérisson hibou hirondelle horloge huile jardin jonquille journal
jument jupe lac laine lapin lavande légume lézard libellule licorne lierre linge livre loup lucarne lumière lune
luth maison mandarine manège manteau marmite matelot menthe merle meuble miel miroir moineau montagne mouette moulin
mousse mouton muguet mulet myrtille navire neige noisette nuage oiseau orage oreiller ortie ours paille panier
papillon parapluie parfum passerelle patate peigne pelote phare pigeonnier piment pinceau pirogue pivoine plume
poireau porcelaine potager poulain prairie prune quenouille radis ramoneur renard ruban ruisseau sabot sardine savon
sentier serrure sifflet source tabouret tambour tartine taupe tilleul tonnerre tortue toupie tournesol traîneau
trèfle truite valise vanille vigne violon
"""
_ROMANIAN = """
acoperiș afină albină alună amurg ancoră apus arici arin aripă bancă barză bastion bec bicicletă boboc bostan brad
broască broscuță brumă bufniță bujor burete burlan busolă cadou caisă cal cană capră caramea carte castan castravete
cartof catifea căciulă cămașă cămilă căprioară căpșună cărare cărbune cărămidă ceainic ceapă cerb cercel cerneală
cetate cheie chibrit cireașă ciocan ciocârlie ciorap ciupercă cizmă clopot coacăză coamă cocor cofetar colină
colivie comoară condur conopidă copac copită corabie corn coș covrig crap cuc cufăr cuib cuptor curcan curcubeu
cuvertură dafin delfin desagă diamant dovleac drum dud dulap dulceață elefant eșarfă fag fanfară farfurie fasole
fântână felinar fereastră ferigă fierar fluier fluture fluviu foarfecă foc frasin frunză fular fulg furnică fus
găină gălbenea gărgăriță ghindă ghiocel ghiozdan girafă gâscă grădină grâu greier gutuie hambar harpă hornar iarbă
iaz iederă iepure inel insulă izvor îngheț jder jucărie lampă lanț lalea lavandă lăcustă lebădă lemn leu licurici
liliac lingură livadă luntre lup lustră magnolie mantie mare marmură măceașă mărgea măslină mătase mătură mesteacăn
mierlă miere moară morcov motan munte mură mușețel muștar nasture năut negură nisip nor oaie oală ogor oglindă orez
pahar palton papuc papură pădure pământ păianjen păpădie păstor pâine pâlnie peron pernă perdea pescar pește
piersică pinguin pisică plapumă plug plută pod poiană porumb prăjitură prună pupăză rață rândunică raniță rochie
rogojină roșie rouă sac salcâm salcie sanie scară scoică scorbură scorțișoară seceră secure slănină smântână sobă
soare stejar stog strugure stup sturz suliță șarpe șopârlă șoricel talangă tei tigaie toamnă toporaș trandafir
trăsură treaptă trestie tufiș turtă țurțure ulcior umăr urs
"""
WORDS: Mapping[str, tuple[str, ...]] = {
    "en": tuple(_ENGLISH.split()),
    "fr": tuple(_FRENCH.split()),
    "ro": tuple(_ROMANIAN.split()),
}


def _folded(text: str) -> str:
    """Lower case, without accents and whatever else stands between letters and digits."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(mark for mark in plain if mark.isalnum())


_PLACES = {language: {_folded(word): place for place, word in enumerate(words)} for language, words in WORDS.items()}


@lru_cache(maxsize=4096)
def spoken(code: str) -> dict[str, str]:
    """A code in the words of every language."""
    number = 0
    for letter in code:
        number = number * len(LETTERS) + LETTERS.index(letter)
    pair, said = divmod(number, _NUMBERS)
    return {language: _said(words, pair, said) for language, words in WORDS.items()}


def heard(text: str) -> str | None:
    """The code that was said so, in whatever language, case and spelling of accents; None if it was none."""
    found = _SAID.fullmatch(_folded(text))
    if found is None:
        return None
    for language, places in _PLACES.items():
        for at in range(_SHORTEST_WORD, len(found[1]) - _SHORTEST_WORD + 1):
            first, second = places.get(found[1][:at]), places.get(found[1][at:])
            if first is not None and second is not None:
                return _code((first * len(WORDS[language]) + second) * _NUMBERS + int(found[2]))
    return None


def _said(words: tuple[str, ...], pair: int, number: int) -> str:
    first, second = divmod(pair, len(words))
    return f"{words[first]} {words[second]} {number}"


def _code(number: int) -> str | None:
    letters = []
    for _ in range(CODE_LENGTH):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return None if number else "".join(reversed(letters))
