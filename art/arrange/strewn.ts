/** Arrangements left to chance: tossed, piled, heaped, floating. */
import { ellipseRegion } from '../drawing/scatter.ts';
import type { Point } from '../drawing/svg.ts';
import { pieceOf } from '../piece/piece-index.ts';
import type { Well } from '../vessel/vessel.ts';
import { type Arrangement, areaOf, type Focus, regionOf } from './arrangement.ts';

const loosely = (a: Arrangement): Point => [a.r.range(-20, 24), a.r.range(-26, 10)];

/** Helpings for a region, brought down together where there would be too many pieces. */
function helpings(a: Arrangement, area: number, cover: number, max: number) {
  const list = a.items.map((i) => ({ piece: i.piece, n: a.countOf(i.piece, i.share, area, cover) }));
  const sum = list.reduce((s, l) => s + l.n, 0);
  if (sum <= max) return list;
  return list.map((l) => ({ ...l, n: Math.max(1, Math.round((l.n * max) / sum)) }));
}

/** Beds that should themselves be seen. */
const LOOSELY: readonly string[] = [
  'penne',
  'fusilli',
  'farfalle',
  'gnocchi',
  'ravioli',
  'slaw',
  'flatbread',
  'rice',
  'fried-rice',
];

/** Mixed through and spread wide. */
export function toss(a: Arrangement, littered: boolean): Focus {
  const bare = a.spec.base === 'none';
  const small = a.items.every((i) => pieceOf(i.piece).role === 'bit') ? 0.7 : 1;
  const saucy = a.spec.base === 'curry' || a.spec.base === 'stew';
  const cover = LOOSELY.includes(a.spec.base)
    ? 0.55 * small
    : littered
      ? 0.7
      : bare
        ? 1.1
        : saucy
          ? 0.8
          : 0.92;
  a.strew(helpings(a, a.topArea(), cover, littered ? 34 : 52), a.region(0.97, 16), 1);
  return { at: loosely(a), spread: 0.84 };
}

/** A handful, with the base showing between. */
export function few(a: Arrangement): Focus {
  const list = helpings(a, a.topArea(), 0.3, 16);
  a.strew(list, a.region(0.86, 14), 1, 1.3);
  return { at: loosely(a), spread: 0.7 };
}

/** So much that nothing shows through: snacks, slaws, fruit salads. */
export function pile(a: Arrangement): Focus {
  const wanted = a.items.map((i) => ({ piece: i.piece, n: a.fillOf(i.piece, i.share, areaOf(a.top), 1.45) }));
  const sum = wanted.reduce((s, l) => s + l.n, 0);
  const list = wanted.map((l) => ({
    ...l,
    n: Math.max(1, Math.round(l.n * Math.min(1, a.atMost(124) / sum))),
  }));
  const half = list.map((l) => ({ ...l, n: Math.ceil(l.n * 0.55) }));
  a.strew(half, a.region(0.96, 14), 0, 0.92);
  a.strew(
    list.map((l, i) => ({ ...l, n: l.n - (half[i]?.n ?? 0) })),
    a.region(0.86, 14),
    1,
    0.86,
  );
  return { at: loosely(a), spread: 0.8 };
}

/** A mound in the middle of its bed. */
export function heap(a: Arrangement): Focus {
  const w: Well = { ...a.top, rx: a.top.rx * 0.88, ry: a.top.ry * 0.88 };
  a.strew(helpings(a, areaOf(w), 1.2, 46), regionOf(w, 1, 8), 1, 0.8);
  return { at: loosely(a), spread: 0.84 };
}

/** On a liquid: a raft to one side, or all over where the soup is chunky. */
export function float(a: Arrangement): Focus {
  const { top, r } = a;
  const solid = a.items.filter((i) => pieceOf(i.piece).role !== 'drizzle');
  const thick = solid.filter((i) => ['chunk', 'slice', 'bit'].includes(pieceOf(i.piece).role)).length > 1;
  const off: Point = thick
    ? [top.cx ?? 0, (top.cy ?? 0) + 4]
    : [r.pick([-1, 1]) * top.rx * 0.22, r.range(-0.1, 0.2) * top.ry];
  for (const i of a.items) {
    if (pieceOf(i.piece).role === 'drizzle') a.put(i.piece, [0, 0], { layer: 1, scale: top.rx / 82 });
  }
  const w: Well = { ...top, rx: top.rx * (thick ? 0.88 : 0.58), ry: top.ry * (thick ? 0.84 : 0.48) };
  const list = solid.map((i) => ({
    piece: i.piece,
    n: a.countOf(i.piece, i.share, areaOf(w), a.spec.base === 'noodle-broth' ? 0.48 : thick ? 0.78 : 0.66),
  }));
  a.strew(list, ellipseRegion(w.rx, w.ry, ...off), 1, 0.92);
  return { at: [off[0] - 4, off[1] - 6], spread: thick ? 0.66 : 0.6 };
}
