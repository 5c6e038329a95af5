/** Arrangements about a middle: round a dip, upon a cake, one helping on each slice of bread. */
import { wedgeRegion } from '../drawing/scatter.ts';
import { polar } from '../drawing/shape.ts';
import { pieceOf } from '../piece/piece-index.ts';
import { type Arrangement, areaOf, type Focus, regionOf } from './arrangement.ts';

const TAU = Math.PI * 2;

/** What one dips, in order round the dip in the middle. */
export function around(a: Arrangement): Focus {
  const { well } = a;
  const [first] = a.items;
  const dip = first && pieceOf(first.piece).role === 'dollop' ? first : undefined;
  const items = dip ? a.items.slice(1) : a.items;
  if (dip) a.put(dip.piece, [0, 0], { layer: 1, scale: 1.2 });
  let from = a.r() * TAU;
  for (const { piece } of items) {
    const span = TAU / items.length;
    const { size } = pieceOf(piece);
    const k = 0.8;
    const n = Math.max(2, Math.floor((span * well.rx * k) / (size * 0.95)));
    for (let i = 0; i < n; i++) {
      const t = from + (span * (i + 0.5)) / n;
      a.put(piece, polar(t, well.rx * k, well.ry * k), {
        layer: 1,
        turn: (t * 180) / Math.PI + a.r.range(-10, 10),
        scale: Math.min(1, 46 / size),
      });
    }
    from += span;
  }
  return { at: [0, 0], spread: 0.3 };
}

/** The first piece in the middle, the rest heaped upon it. */
export function topped(a: Arrangement): Focus {
  const [first, ...rest] = a.items;
  if (!first) return { at: [0, 0], spread: 0.5 };
  const { size } = pieceOf(first.piece);
  const scale = Math.min(1.4, (Math.min(a.top.rx, a.top.ry) * 0.96) / size);
  a.put(first.piece, [0, 0], { layer: 0, scale });
  const heap = wedgeRegion(size * scale * 0.62, size * scale * 0.58, [0, TAU], [0, 1]);
  const total = rest.reduce((sum, i) => sum + i.share, 0) || 1;
  const list = rest.map((i) => ({
    piece: i.piece,
    n: a.countOf(i.piece, i.share / total, areaOf(a.top) * 0.28, 1.1),
  }));
  a.strew(list, heap, 1, 0.84);
  return { at: [0, -6], spread: 0.4 };
}

/** A helping on each part of the base; what is large lies in its middle. */
export function each(a: Arrangement): Focus {
  for (const top of a.tops) {
    const [cx, cy] = [top.cx ?? 0, top.cy ?? 0];
    const list = a.items.flatMap(({ piece, share }) => {
      const { size } = pieceOf(piece);
      if (size >= 40) {
        a.put(piece, [cx + a.r.range(-4, 4), cy + a.r.range(-4, 4)], {
          layer: 1,
          scale: Math.min(1, (top.rx * 0.86) / size),
        });
        return [];
      }
      return [{ piece, n: Math.max(2, a.countOf(piece, share, areaOf(top), 0.86)) }];
    });
    a.strew(list, regionOf(top, 0.92, 10), 1, 0.86);
  }
  const { cx = 0, cy = 0 } = a.top;
  return { at: [cx, cy], spread: 0.8 };
}
