/** A seat that is carried to another place, by mouse or finger. */
import type { Lifting } from '../../parts/dragging';
import { nearest, type Spot } from '../../view/seating';

interface Carried {
  readonly id: number;
  readonly dx: number;
  readonly dy: number;
  /** The place it would be dropped at. */
  readonly over: number;
}

export class Carrying {
  now = $state.raw<Carried | null>(null);

  /** `seats`: all of them as they are shown. */
  constructor(
    private readonly seats: () => readonly Element[],
    private readonly drop: (from: number, to: number) => void,
  ) {}

  of(id: number, at: number, can: boolean): Lifting {
    return {
      can,
      lift: () => (this.now = { id, dx: 0, dy: 0, over: at }),
      carry: (x, y, dx, dy) => (this.now = { id, dx, dy, over: nearest(this.#spots(at, dx, dy), { x, y }) }),
      end: (dropped) => {
        const over = this.now?.over ?? at;
        this.now = null;
        if (dropped) this.drop(at, over);
      },
    };
  }

  /** The middle of every seat; of the carried one, where it was taken from. */
  #spots(from: number, dx: number, dy: number): readonly Spot[] {
    return this.seats().map((seat, i) => {
      const { left, top, width, height } = seat.getBoundingClientRect();
      const [backX, backY] = i === from ? [dx, dy] : [0, 0];
      return { x: left + width / 2 - backX, y: top + height / 2 - backY };
    });
  }
}
