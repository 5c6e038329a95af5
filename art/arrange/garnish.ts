/** The last touch, each by its nature: leaves in a tuft, dust about the middle, slices at the edge. */
import { ellipseRegion, scatter } from '../drawing/scatter.ts';
import { polar } from '../drawing/shape.ts';
import { pieceOf } from '../piece/piece-index.ts';
import type { Arrangement, Focus } from './arrangement.ts';

const TAU = Math.PI * 2;

export function garnish(a: Arrangement, focus: Focus): void {
  for (const name of a.spec.garnish) {
    const { role } = pieceOf(name);
    if (ranked(a) && role !== 'drizzle') onEach(a, name);
    else if (role === 'leaf') leaves(a, name, focus);
    else if (role === 'dust') dust(a, name, focus);
    else if (role === 'drizzle') {
      const [x, y] = focus.at;
      a.put(name, [x * 0.3, y * 0.3], { layer: 2, scale: Math.min(1.15, a.top.rx / 95) });
    } else if (role === 'dollop') a.put(name, focus.at, { layer: 2 });
    else if (role === 'bit') bits(a, name, focus);
    else atEdge(a, name, focus);
  }
}

const ranked = (a: Arrangement): boolean => a.spec.layout === 'grid' || a.spec.layout === 'scoops';

/** A pinch on every piece, so that none lies between them. */
function onEach(a: Arrangement, name: string): void {
  const { size, role } = pieceOf(name);
  for (const p of a.placed.filter(({ layer }) => layer === 1).slice(0, 12)) {
    const scale = Math.min(1, (pieceOf(p.piece).size * p.scale * (role === 'leaf' ? 0.36 : 0.62)) / size);
    a.put(name, [p.at[0] + a.r.range(-5, 5), p.at[1] + a.r.range(-5, 5)], { layer: 2, scale });
  }
}

const wide = (a: Arrangement): boolean => ['toss', 'few', 'pile', 'row', 'rosette'].includes(a.spec.layout);
const calm = (a: Arrangement): boolean => ['float', 'crescent', 'crown'].includes(a.spec.layout);

function leaves(a: Arrangement, name: string, focus: Focus): void {
  const { size } = pieceOf(name);
  const spread = a.spec.layout === 'toss' || a.spec.layout === 'pile' || a.spec.layout === 'row';
  const large = size > 26;
  const n = spread ? (large ? 3 : 6) : calm(a) ? (large ? 1 : 2) : large ? 2 : 4;
  const near = spread ? a.region(focus.spread, 6) : ellipseRegion(44, 36, ...focus.at);
  for (const s of scatter(a.r, Array<number>(n).fill(size), near, [], 0.8))
    a.put(name, [s.x, s.y], { layer: 2 });
}

function dust(a: Arrangement, name: string, focus: Focus): void {
  const n = wide(a) ? 5 : 3;
  const near =
    a.spec.layout === 'crescent' || wide(a) ? a.region(focus.spread, 6) : ellipseRegion(64, 48, ...focus.at);
  for (const s of scatter(a.r, Array<number>(n).fill(26), near, [], 1)) a.put(name, [s.x, s.y], { layer: 2 });
}

function bits(a: Arrangement, name: string, focus: Focus): void {
  const n = a.spec.layout === 'float' ? 6 : 9;
  const near =
    a.spec.layout === 'float' || a.spec.layout === 'plated'
      ? ellipseRegion(70, 54, ...focus.at)
      : a.region(focus.spread, 6);
  const size = pieceOf(name).size * 1.3;
  for (const s of scatter(a.r, Array<number>(n).fill(size), near, [], 1))
    a.put(name, [s.x, s.y], { layer: 2 });
}

/** Slices and wedges lean at the rim, two together. */
function atEdge(a: Arrangement, name: string, focus: Focus): void {
  const [fx, fy] = focus.at;
  const plated = a.spec.layout === 'plated';
  const from = plated ? Math.atan2(fy - 50, fx + 50) : a.r() * TAU;
  const k = plated ? 0.8 : a.spec.layout === 'toss' ? 0.5 : 0.62;
  const { size } = pieceOf(name);
  for (let i = 0; i < 2; i++) {
    a.put(name, polar(from + i * (size / 70), a.well.rx * k, a.well.ry * k), { layer: 2 });
  }
}
