/** The size of pictures that share a space: every number of columns is tried, and the largest picture wins. */

export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface Fitting {
  readonly count: number;
  /** Pixels between two pictures. */
  readonly gap: number;
  /** Pixels under each picture, for its owner's name. */
  readonly caption?: number;
  /** The widest a picture may be, in pixels. */
  readonly most?: number;
}

export interface Fitted {
  readonly columns: number;
  /** Of one picture, in whole pixels. */
  readonly width: number;
}

/** A picture is half as high again as it is wide. */
const TALL = 1.5;

export function fit(room: Room, { count, gap, caption = 0, most = Infinity }: Fitting): Fitted {
  let best: Fitted = { columns: 1, width: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const across = (room.width - gap * (columns - 1)) / columns;
    const down = (room.height - gap * (rows - 1)) / rows - caption;
    const width = Math.floor(Math.max(0, Math.min(most, across, down / TALL)));
    if (width > best.width) best = { columns, width };
  }
  return best;
}
