/** Draws each kind of piece once and places it by reference. */
import { rng } from '#domain/random/random.ts';
import { group, type Ink, num, type Point } from './drawing/svg.ts';
import { pieceOf } from './piece/piece-index.ts';

/** Where and how a piece lies; `turn` in degrees. */
export interface Pose {
  readonly piece: string;
  readonly at: Point;
  readonly turn: number;
  readonly scale: number;
  readonly variant: number;
}

export interface Stamps {
  /** The drawings that the placed pieces refer to. */
  defs(): string;
  stamp(pose: Pose): string;
}

/** `lean`: every piece is drawn in one way alone. */
export function stampsFor(seed: string, names: Ink, lean = false): Stamps {
  const ids = new Map<string, string>();
  let defs = '';
  const idOf = (piece: string, variant: number): string => {
    const name = `${piece}/${lean ? 0 : variant}`;
    const known = ids.get(name);
    if (known !== undefined) return known;
    const id = names.id();
    ids.set(name, id);
    defs += group(pieceOf(piece).draw(rng(`${seed}:${name}`), lean ? 0 : variant), `id="${id}"`);
    return id;
  };
  return {
    defs: () => defs,
    stamp: ({ piece, at: [x, y], turn, scale, variant }) => {
      const id = idOf(piece, variant);
      const [left, top, angle, size] = [num(x), num(y), Math.round(turn), num(scale, 2)];
      if (!angle && size === '1') return `<use href="#${id}" x="${left}" y="${top}"/>`;
      const gap = top.startsWith('-') ? '' : ' ';
      return `<use href="#${id}" transform="translate(${left}${gap}${top})${angle ? `rotate(${angle})` : ''}${size === '1' ? '' : `scale(${size})`}"/>`;
    },
  };
}
