/** The bots' faces, painted in the studio (`studio faces`). Only their addresses are in the script. */
import type { Seat } from '../../wire';
import aurelio from './aurelio.webp';
import bram from './bram.webp';
import ottoline from './ottoline.webp';
import pip from './pip.webp';
import wren from './wren.webp';

export const FACES: Readonly<Record<NonNullable<Seat['mind']>, string>> = { aurelio, bram, ottoline, pip, wren };
