/** Path generators: organic outlines out of a few numbers. */
import type { Rng } from '#domain/random/random.ts';
import { num, nums, type Point } from './svg.ts';

const TAU = Math.PI * 2;

export const polar = (angle: number, rx: number, ry = rx): Point => [
  Math.cos(angle) * rx,
  Math.sin(angle) * ry,
];

/** A closed smooth outline through the midpoints of a polygon (relative quadratics, error-free rounding). */
function smooth(points: readonly Point[], decimals = 0): string {
  const k = 10 ** decimals;
  const round = (v: number): number => Math.round(v * k) / k;
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  const mid = (a: Point, b: Point): Point => [round((a[0] + b[0]) / 2), round((a[1] + b[1]) / 2)];
  const start = mid(at(-1), at(0));
  let [x, y] = start;
  const out: number[] = [];
  for (let i = 0; i < points.length; i++) {
    const [cx, cy] = at(i);
    const end = i === points.length - 1 ? start : mid(at(i), at(i + 1));
    out.push(round(cx) - x, round(cy) - y, end[0] - x, end[1] - y);
    [x, y] = end;
  }
  return `M${nums(start, decimals)}q${nums(out, decimals)}z`;
}

/** An irregular pebble. */
export function blob(
  r: Rng,
  rx: number,
  ry = rx,
  wobble = 0.12,
  points = 7,
  decimals = rx > 24 ? 0 : 1,
): string {
  const start = r() * TAU;
  const grow = 1 / Math.cos(Math.PI / points) ** 0.9;
  const outline = Array.from({ length: points }, (_, i) => {
    const k = grow * (1 + r.range(-wobble, wobble));
    return polar(start + (i / points) * TAU, rx * k, ry * k);
  });
  return smooth(outline, decimals);
}

/** A scalloped or lobed outline: ruffled leaves, fluted tins. */
export function lobed(rx: number, ry: number, lobes: number, depth: number, decimals = 0): string {
  const outline = Array.from({ length: lobes * 2 }, (_, i) => {
    const k = i % 2 ? 1 - depth : 1 + depth;
    return polar((i / (lobes * 2)) * TAU, rx * k, ry * k);
  });
  return smooth(outline, decimals);
}

/** A pointed leaf lying along x from -length to length. */
export function leaf(length: number, width: number, bend = 0): string {
  const decimals = length < 14 ? 1 : 0;
  const [l, w] = [length, width];
  return `M${nums([-l, 0], decimals)}C${nums([-l * 0.5, -w * 1.3 + bend, l * 0.45, -w + bend, l, 0, l * 0.45, w + bend, -l * 0.5, w * 1.3 + bend, -l, 0], decimals)}z`;
}

export const ellipse = (rx: number, ry: number, x = 0, y = 0): string =>
  `M${nums([x - rx, y])}a${nums([rx, ry])} 0 1 0 ${num(2 * rx)} 0a${nums([rx, ry])} 0 1 0${num(-2 * rx)} 0z`;

/** A rounded rectangle around the origin; `w` and `h` are half the sides. */
export const rrect = (w: number, h: number, r: number): string =>
  `M${nums([-w + r, -h])}h${num(2 * (w - r))}q${nums([r, 0, r, r])}v${num(2 * (h - r))}q${nums([0, r, -r, r])}h${num(-2 * (w - r))}q${nums([-r, 0, -r, -r])}v${num(-2 * (h - r))}q${nums([0, -r, r, -r])}z`;

/** Spoke lines through the center, e.g. citrus membranes. */
export function spokes(n: number, from: number, to: number, phase = 0): string {
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = phase + (i / n) * TAU;
    d += `M${nums(polar(a, from))}L${nums(polar(a, to))}`;
  }
  return d;
}

/** A loose spiral, for swirls of cream or the ridges a spoon leaves. */
export function spiral(from: number, to: number, turns: number, phase = 0, squash = 1): string {
  const perTurn = 7;
  const steps = Math.round(turns * perTurn);
  const at = (i: number, swell = 1): Point => {
    const k = (from + ((to - from) * i) / steps) * swell;
    return polar(phase + (i / perTurn) * TAU, k, k * squash);
  };
  const out: number[] = [];
  for (let i = 1; i <= steps; i++) out.push(...at(i - 0.5, 1 / Math.cos(Math.PI / perTurn)), ...at(i));
  return `M${nums(at(0), 0)}Q${nums(out, 0)}`;
}
