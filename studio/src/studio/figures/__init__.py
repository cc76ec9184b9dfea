"""People and animals who act: built in space, posed, dressed, and drawn as scene data for every hand.

    boy = person(PEOPLE["boy"], Head("dread", yaw=-20), POSES["cower"], WARDROBE["jersey"], facing=30)
    group = drawn(boy, camera=Camera(at=(400, 1040), scale=7), light=scene_light, shadow=0.4)

Nothing here is drawn as a silhouette. A figure is some forty small masses in space (`mesh.Part`). `stage` looks at them
through a `Camera`, lets the nearer hide the farther, and returns an ordinary `Group`: a line only where one form passes
before another, shade only where light does not come. Touching bodies, foreshortening and views from anywhere come by
themselves.

    traits      Body, Face, Hair: who somebody is; PEOPLE
    moods       Mood: what a face does; MOODS
    skeleton    Pose, Arm, Leg: what a body does; poses.POSES
    hands       Gesture: what a hand does; GESTURES, and hands closed round things
    dress       Dress: what is worn; WARDROBE
    people      person, drawn: all of it together
    pairs       two bodies that touch; PAIRS
    beasts      animal: four-legged ones with a spine; breeds.BREEDS, breeds.CARRIAGES
    soft        ropes, ribbons, sheets, steam
    sheets      model sheets of everything

Space has x to picture right, y up, z towards us; a grown person is 100 units tall. Angles are degrees.
"""

from studio.figures.beasts import animal
from studio.figures.breeds import BREEDS, CARRIAGES, Breed, Carriage, Paw
from studio.figures.camera import Camera
from studio.figures.dress import WARDROBE, Dress
from studio.figures.hands import GESTURES, Gesture, rod_in
from studio.figures.moods import MOODS, Mood
from studio.figures.pairs import PAIRS, Role
from studio.figures.people import HEAD, Actor, Hands, Head, drawn, person
from studio.figures.poses import POSES
from studio.figures.skeleton import Arm, Leg, Pose
from studio.figures.traits import PEOPLE, Body, Face, Hair

__all__ = [
    "BREEDS",
    "CARRIAGES",
    "GESTURES",
    "HEAD",
    "MOODS",
    "PAIRS",
    "PEOPLE",
    "POSES",
    "WARDROBE",
    "Actor",
    "Arm",
    "Body",
    "Breed",
    "Camera",
    "Carriage",
    "Dress",
    "Face",
    "Gesture",
    "Hair",
    "Hands",
    "Head",
    "Leg",
    "Mood",
    "Paw",
    "Pose",
    "Role",
    "animal",
    "drawn",
    "person",
    "rod_in",
]
