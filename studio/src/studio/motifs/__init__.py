"""Motifs: functions returning a `Group`. One module per kind of thing.

Units       A standing adult is 100 units tall, and everything else is in proportion as far as tales allow:
            a door 120, a fox 45 at the shoulder. Cards scale with `group.placed(x, y, scale)`.
Origin      (0, 0) is where the thing touches the ground, in the middle of its base. What hangs has its origin
            at the hook; what flies, at its middle; what is held, at the grip. y grows downwards, so a standing
            thing lies at negative y.
Facing      Left. `placed(flip=True)` turns it; the light does not turn with it.
Light       Never draw it in. Give shapes a `form` and a `shade` and leave highlights and shadows to the hand;
            a thing that shines adds a `Glow` and draws its flame with `modelling=0`.
One body    Fuse limbs and trunk (`geometry.fuse`) into one silhouette per material, then add the inner lines:
            separately outlined limbs look like a puppet's.
Roles       What a card may want to recolour, in plain words: coat, hat,
            fur, belly, beak, feather, bark, leaf, petal, wall, roof, door, window, frame, stone, wood, metal,
            rope, glass, paper, flame, light. Cards say `fox.dressed(fur=colour("russet"))`.
Anchors     Named places a card hangs things on: hand, other_hand, head, eye, mouth, shoulder, back, seat, tip,
            flame, door, chimney. `group.anchor("hand")` follows every placing.
Chance      A motif that varies takes a `Stream` first; one that does not, takes none.
Names       The function is the noun (`lantern`, `rabbit`), its options are keywords with good defaults, its group
            is named after it.
"""
