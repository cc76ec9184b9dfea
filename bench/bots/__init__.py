"""How well bots understand people, and how fast.

`questions.json` holds what one might say of the pictures: {"en": [{"clue": "…", "card": "caged_moon"}, …], "fr": […],
"ro": […]}, a hundred and twenty a language, each card named as in the deck's manifest. Whoever writes them looks at the
pictures and at nothing else: neither at the manifest's texts nor at what bots said. Bots never read this file. How they
understand was not fitted to it (`weights.py`, which did the fitting, uses the deck's own clues); how hard they make
their own clues was, so that bots find those no more often than these (`fairness.py`).
"""
