/** One glass, pot, jar or bottle with all it holds, standing at the origin. */

import type { Rng } from '#domain/random/random.ts';
import type { DishSpec } from '../dish-spec.ts';
import { mix, shade, tint } from '../drawing/color.ts';
import type { Mood } from '../drawing/palette.ts';
import { across, fill, group, type Ink, line, num, type Point } from '../drawing/svg.ts';
import { pieceOf } from '../piece/piece-index.ts';
import type { Stamps } from '../stamps.ts';
import { type Body, contents } from './contents.ts';
import type { FrontVessel } from './front-vessels.ts';
import { cork, glassFront, lid, straw } from './glassware.ts';

export interface Scene {
  readonly spec: DishSpec;
  readonly mood: Mood;
  readonly ink: Ink;
  readonly stamps: Stamps;
  readonly color: string;
  readonly body: Body;
  readonly vessel: FrontVessel;
  /** Id of the shadow under the foot. */
  readonly soft: string;
}

export interface SceneArt {
  readonly defs: string;
  readonly art: string;
}

/** Fruit that makes a layer of its own, and the form it takes when heaped on top. */
const FRUIT: Readonly<Record<string, { layer: string; heap?: string }>> = {
  mango: { layer: '#f5a92f' },
  raspberry: { layer: '#c8385a' },
  blueberry: { layer: '#5a5f9c' },
  blackberry: { layer: '#5a3a66' },
  strawberry: { layer: '#dc4a46' },
  cherry: { layer: '#96202f' },
  cranberry: { layer: '#b92c44' },
  kiwi: { layer: '#9cbf3f' },
  melon: { layer: '#f3a96c' },
  banana: { layer: '#f5dc8c' },
  'passion-fruit': { layer: '#eab03c', heap: 'bit:#eab03c' },
  peach: { layer: '#f4a259', heap: 'cube:#f5a85e' },
  plum: { layer: '#8a3a58', heap: 'cube:#b9506a' },
  pear: { layer: '#ecd58a', heap: 'cube:#f0e2a4' },
  apple: { layer: '#ecc878', heap: 'apple-cube' },
  fig: { layer: '#a04a5c' },
  rhubarb: { layer: '#d9707e', heap: 'cube:#e08a96' },
  pineapple: { layer: '#f5d05c' },
};
/** Slices round enough to sit on a rim. */
const ROUND: readonly string[] = ['lemon', 'lime', 'orange', 'grapefruit', 'cucumber', 'kiwi'];

export function standing(s: Scene, r: Rng): SceneArt {
  const { spec, vessel: v, color, body, ink } = s;
  const [clip, liquid] = [ink.id(), ink.id()];
  const pieces = spec.ingredients
    .map((i) => i.piece)
    .filter((name) => !['drizzle', 'dust', 'dollop'].includes(pieceOf(name).role));
  const layer = pieces.map((name) => FRUIT[name]?.layer).find((c) => c !== undefined);
  const fruit = layer ?? mix(color, '#b9702a', 0.55);
  const isLayered = body === 'layered' || body === 'set';
  const surface = isLayered ? fruit : color;
  const open = v.kind === 'glass' || (v.kind === 'jar' && isLayered);
  const [half, ry, rim] = [v.levelHalf, v.levelHalf * 0.16, v.brimHalf * 0.16];
  const inner = contents(body, { vessel: v, color, fruit, r });
  const seeThrough = body === 'clear' || body === 'oil';
  return {
    defs:
      `<clipPath id="${clip}">${fill(v.inside, '#000')}</clipPath>` +
      across(liquid, [
        { at: 0, c: shade(color, 0.16) },
        { at: 0.24, c: tint(color, 0.2) },
        { at: 0.62, c: color },
        { at: 1, c: shade(color, 0.24) },
      ]),
    art:
      `<ellipse cx="26" cy="${v.foot - 2}" rx="${num(v.footHalf * 1.7)}" ry="19" fill="url(#${s.soft})"/>` +
      fill(v.outline, '#fff', ' opacity=".3"') +
      (open
        ? `<ellipse cy="${v.brim}" rx="${v.brimHalf}" ry="${num(rim)}" fill="#fff4" stroke="#fffb" stroke-width="2.5"/>`
        : '') +
      (v.kind === 'glass' && v.brim < -100 && !isLayered ? straw(v) : '') +
      group(
        fill(v.inside, `url(#${liquid})`, seeThrough ? ' opacity=".82"' : '') + inner + sunk(s, pieces, r),
        `clip-path="url(#${clip})"`,
      ) +
      (open
        ? `<ellipse cy="${v.level}" rx="${num(half)}" ry="${num(ry)}" fill="${tint(surface, 0.3)}"/>` +
          line(
            `M${num(-half)} ${v.level}A${num(half)} ${num(ry)} 0 0 0 ${num(half)} ${v.level}`,
            shade(surface, 0.16),
            2.5,
            ' opacity=".7"',
          ) +
          toppings(s, pieces, r)
        : v.kind === 'bottle'
          ? cork()
          : lid(s.mood)) +
      glassFront(v, open ? rim : 0),
  };
}

function stamp({ stamps }: Scene, r: Rng, piece: string, at: Point, scale: number, turn?: number): string {
  const { spin = 180, variants = 1 } = pieceOf(piece);
  return stamps.stamp({
    piece,
    at,
    scale,
    turn: turn ?? r.range(-spin, spin),
    variant: r.int(0, variants - 1),
  });
}

/** What hangs in a clear liquid: slices in a glass, herbs in a bottle. */
function sunk(s: Scene, pieces: readonly string[], r: Rng): string {
  const { vessel: v, spec } = s;
  if (v.kind === 'bottle') {
    return spec.garnish
      .map((name, i) =>
        group(stamp(s, r, name, [i * 20 - 8, 54 + i * 26], 1.15, 84 + i * 14), 'opacity=".85"'),
      )
      .join('');
  }
  const slice = pieces.find((name) => pieceOf(name).role === 'slice');
  if (s.body !== 'clear' || slice === undefined) return '';
  return (
    group(stamp(s, r, slice, [-14, v.level + 92], 0.86), 'opacity=".75"') +
    group(stamp(s, r, slice, [18, v.level + 158], 0.8), 'opacity=".7"')
  );
}

/** Fruit heaped at the surface, a slice on the rim, a sprig above all. */
function toppings(s: Scene, pieces: readonly string[], r: Rng): string {
  const { vessel: v, spec, body } = s;
  const heaped = body === 'clear' ? [] : pieces.map((name) => FRUIT[name]?.heap ?? name);
  const row = (y: number, n: number, spread: number, first: number): string =>
    Array.from({ length: n }, (_, i) => {
      const piece = heaped[(i + first) % heaped.length];
      if (piece === undefined) return '';
      const x = n === 1 ? 0 : -spread + (2 * spread * i) / (n - 1);
      const lift = (1 - (x / spread) ** 2) * 5;
      return stamp(s, r, piece, [x + r.range(-3, 3), y - lift], Math.min(0.92, 19 / pieceOf(piece).size));
    }).join('');
  const seats = Math.max(3, Math.round(v.levelHalf / 13));
  const heap = heaped.length
    ? row(v.level - 24, seats - 1, v.levelHalf * 0.5, 1) +
      row(v.level - 8, seats, v.levelHalf * 0.74, 0) +
      row(v.level - 38, Math.max(1, seats - 4), v.levelHalf * 0.26, 1)
    : '';
  const rimSlice = body === 'clear' ? pieces.find((name) => ROUND.includes(name)) : undefined;
  const herb = spec.garnish.find((name) => pieceOf(name).role === 'leaf');
  const dust = spec.garnish.find((name) => pieceOf(name).role === 'dust');
  return (
    (dust && !heap
      ? group(stamp(s, r, dust, [0, 0], 1), `transform="translate(0 ${v.level})scale(1.2 .24)"`)
      : '') +
    heap +
    (rimSlice
      ? stamp(s, r, rimSlice, [-v.brimHalf + 3, v.brim - 4], Math.min(1, 27 / pieceOf(rimSlice).size))
      : '') +
    (herb ? stamp(s, r, herb, [heap ? 4 : -16, heap ? v.level - 52 : v.level - 14], 0.92, -6) : '')
  );
}
