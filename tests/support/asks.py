"""One example of every ask, by who may ask for it: the host, everyone for themselves, or the audience."""

from support.players import Json

HOST_ASKS: dict[str, Json] = {
    "kick": {"seat": 2},
    "add_bot": {"name": "Robo"},
    "arrange": {"order": [2, 1, 0]},
    "configure": {"descriptions": True},
    "choose_password": {"password": "sesame"},
    "lock": {"locked": True},
    "pass_host": {"seat": 1},
    "start": {},
    "mute": {"seat": 2, "muted": True},
    "rematch": {},
    "list_table": {"listed": True},
    "answer_seat": {"guest": 7, "yes": True},
    "next_turn": {},
    "pause": {"paused": True},
    "more_time": {},
    "last_call": {},
    "shelve": {"title": "Summer at the lake"},
    "bring": {"bringing": True},
    "open_book": {},
}
OWN_ASKS: dict[str, Json] = {
    "leave": {},
    "rename": {"name": "Zoe"},
    "choose_colour": {"colour": "soot"},
    "play": {"move": {"move": "take_back", "seat": 1}},
    "hand_to_bot": {"seat": 1},
    "return": {},
    "say": {"text": "hello"},
    "explain": {"game": 1, "turn": 1, "text": "It looked like home."},
    "react": {"reaction": "laugh"},
    "subscribe": {
        "endpoint": "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    },
    "unsubscribe": {},
    "agree_to_stop": {"agrees": True},
    "ask_why": {"game": 1, "turn": 1},
    "seen": {"game": 1, "turn": 1},
    "nudge": {"seat": 0},
    "propose": {"hands_in": 1},
    "flag": {"card": "plain/c01"},
}
AUDIENCE_ASKS: dict[str, Json] = {
    "guess": {"slot": 1},
    "ask_seat": {"seat": 2},
}
