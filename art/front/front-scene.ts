/** The picture of a drink, a pot or a jar: wall, table, vessel, and what went into it. */

import { type Rng, rng } from '#domain/random/random.ts';
import { BASES } from '../base/bases.ts';
import type { Crop, DishSpec } from '../dish-spec.ts';
import { MOODS, UMBER } from '../drawing/palette.ts';
import { group, type Ink, moved, type Point, radial } from '../drawing/svg.ts';
import { pieceOf } from '../piece/piece-index.ts';
import { stampsFor } from '../stamps.ts';
import { bodyOf } from './contents.ts';
import { FRONT_VESSELS, type FrontVesselName } from './front-vessels.ts';
import { room } from './room.ts';
import { type Scene, type SceneArt, standing } from './standing.ts';

/** Where things lie beside the vessel, near ones last. */
const SEATS: Readonly<Record<Crop, readonly Point[]>> = {
  square: [
    [-142, 110],
    [140, 104],
    [112, 156],
    [-112, 156],
    [164, 150],
  ],
  wide: [
    [-182, 96],
    [206, 108],
    [60, 146],
    [-228, 130],
    [248, 138],
    [-142, 148],
    [168, 148],
  ],
};

/** One kind of thing lies in a few; more kinds fill the table. */
const seatsFor = (crop: Crop, kinds: number): readonly Point[] =>
  SEATS[crop].slice(0, crop === 'square' ? Math.min(5, kinds + 2) : Math.min(7, kinds + 3));

function lying(spec: DishSpec): readonly string[] {
  const names = [...spec.beside, ...spec.ingredients.map((i) => i.piece), ...spec.garnish];
  return [...new Set(names)].filter((name) => !['drizzle', 'dollop', 'dust'].includes(pieceOf(name).role));
}

export function frontScene(
  spec: DishSpec,
  vesselName: FrontVesselName,
  crop: Crop,
  ink: Ink,
  rest: string,
): SceneArt {
  const mood = MOODS[spec.mood];
  const soft = ink.id();
  const stamps = stampsFor(spec.seed, ink);
  const scene: Scene = {
    spec,
    mood,
    ink,
    soft,
    stamps,
    color: spec.tint ?? BASES[spec.base].tint,
    body: bodyOf(spec.base),
    vessel: FRONT_VESSELS[vesselName],
  };
  const table = room(mood, crop, ink);
  const seeded = (label: string): Rng => rng(`${spec.seed}:${label}`);
  const main = standing(scene, seeded('glass'));
  const second =
    crop === 'wide' && scene.vessel.kind === 'glass' ? standing(scene, seeded('second')) : undefined;
  const names = lying(spec);
  const r = seeded('beside');
  const pieces = seatsFor(crop, names.length)
    .map(([x, y], i) => {
      const piece = names[i % names.length];
      if (piece === undefined) return '';
      const { size, spin = 180, variants = 1 } = pieceOf(piece);
      const pose = {
        piece,
        at: [0, 0] as const,
        turn: r.range(-spin, spin),
        variant: r.int(0, variants - 1),
      };
      return moved(
        stamps.stamp({ ...pose, scale: Math.min(1.15, 34 / size) }),
        `translate(${x + r.int(-6, 6)} ${y})scale(1 .84)`,
      );
    })
    .join('');
  const { brimHalf, kind } = scene.vessel;
  const fit = crop === 'square' ? 1 : kind === 'bottle' ? 0.88 : 0.94;
  const x = crop === 'wide' ? -56 : 0;
  const secondX = Math.round(x + brimHalf * (fit + 0.78) + 24);
  return {
    defs:
      radial(soft, [
        { at: 0.2, c: UMBER, o: 0.42 },
        { at: 1, c: UMBER, o: 0 },
      ]) +
      table.defs +
      main.defs +
      (second?.defs ?? '') +
      stamps.defs(),
    art:
      table.art +
      group(
        (second ? moved(second.art, `translate(${secondX} 4)scale(.78)`) : '') +
          moved(main.art, `translate(${x} 8)scale(${fit})`) +
          (pieces && group(pieces, `filter="url(#${rest})"`)),
        'stroke-width="5" paint-order="stroke"',
      ),
  };
}
