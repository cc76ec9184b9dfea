"""Things, one module per shelf.

keepsakes   keys, cages, luggage, umbrellas, masks, hats, boots, toys, chess, puppets, a snowman, a scarecrow
lights      candles, lanterns, lamps, fires, lightning, light lying on the floor
kitchen     cups, kettles, jars, baskets, bread, cutlery, scales
tools       hammer to scissors, thread, rope, ladders, pen and ink, loom and spinning wheel, forge and pottery
music       fiddles, keyboards, drums, horns, bells
papers      books, letters, maps, kites
clocks      dials without digits, pendulums, hourglasses

What stands has its origin at its base, what hangs at its hook, what is held at the grip. Things for the hand
are drawn about twice as large as life beside a person of 100 units, so that they can be made out: place them
with a scale of about 0.5 where they must be true to size.
"""
