/**
 * The bots' faces, painted in the studio (`studio faces`), by the bot's name in small letters. Only their addresses are in
 * the script. Every mind has one; a bot of another name may have one too.
 */
import type { Seat } from '../../wire';
import aurelio from './aurelio.webp';
import bram from './bram.webp';
import clover from './clover.webp';
import hazel from './hazel.webp';
import juniper from './juniper.webp';
import otis from './otis.webp';
import ottoline from './ottoline.webp';
import pip from './pip.webp';
import quill from './quill.webp';
import sorrel from './sorrel.webp';
import tansy from './tansy.webp';
import wren from './wren.webp';

type Faces = Readonly<Record<NonNullable<Seat['mind']>, string> & Record<string, string>>;

export const FACES: Faces = {
  aurelio,
  bram,
  clover,
  hazel,
  juniper,
  otis,
  ottoline,
  pip,
  quill,
  sorrel,
  tansy,
  wren,
};
