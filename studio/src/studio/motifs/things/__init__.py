"""Things, one module per shelf.

keepsakes   luggage, umbrellas, hats, boots, a crown, a globe, a doll
lights      candles, lanterns, lamps
kitchen     cups, kettles, pots, a spoon
tools       scissors, thread, buttons, a rope ladder
music       a violin
papers      letters
clocks      dials without digits

What stands has its origin at its base, what hangs at its hook, what is held at the grip. Things for the hand
are drawn about twice as large as life beside a person of 100 units, so that they can be made out: place them
with a scale of about 0.5 where they must be true to size.
"""
