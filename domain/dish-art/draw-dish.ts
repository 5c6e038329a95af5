/** Spec in, SVG out. */
import { compose, strays } from './arrange/compose.ts';
import { background, type Tools } from './background.ts';
import { BASES } from './base/bases.ts';
import type { Crop, DishSpec, VesselName } from './dish-spec.ts';
import { MOODS, UMBER } from './drawing/palette.ts';
import { hash, type Rng, rng } from './drawing/random.ts';
import { fill, group, ink, nums, type Point, radial } from './drawing/svg.ts';
import { FRAME } from './frame.ts';
import { frontScene } from './front/front-scene.ts';
import { isFront } from './front/front-vessels.ts';
import { stampsFor } from './stamps.ts';
import { type FlatVesselName, VESSELS } from './vessel/cupboard.ts';
import { outline } from './vessel/vessel.ts';

export interface DrawOptions {
  readonly crop: Crop;
  /** Keeps ids apart where several pictures are inlined in one page; defaults to a digest of the seed and crop. */
  readonly prefix?: string;
}

/** Bytes the wide crop may take; helpings are thinned until it does. */
const LIMIT = 14_000;
const HELPINGS = [1, 0.88, 0.76, 0.64, 0.52] as const;
const LEAST = 0.42;

/**
 * The picture of a dish as an SVG document: decorative, without style elements, scripts or outside references.
 * The same spec and crop always give the same string.
 */
export function drawDish(spec: DishSpec, options: DrawOptions): string {
  const key = options.prefix ?? digest(spec.seed + options.crop);
  if (isFront(spec.vessel)) {
    const names = ink(key);
    const rest = names.id();
    const scene = frontScene(spec, spec.vessel, options.crop, names, rest);
    return documentOf(options.crop, drop(rest, 1.5, 3.5, 2.5, '58') + scene.defs, scene.art);
  }
  return drawFlat(spec, spec.vessel, options.crop, key, helping(spec, spec.vessel));
}

/** Three characters, the first a letter. */
function digest(s: string): string {
  const n = hash(s);
  return String.fromCharCode(97 + (n % 26)) + (Math.floor(n / 26) % 1296).toString(36).padStart(2, '0');
}

/** Settled on the wide crop, the heavier one, so that both crops show the same plate of food. */
function helping(spec: DishSpec, vessel: FlatVesselName): number {
  return HELPINGS.find((plenty) => drawFlat(spec, vessel, 'wide', 'aaa', plenty).length <= LIMIT) ?? LEAST;
}

function toolsFor(vessel: VesselName): Tools {
  if (['bowl', 'small-bowl', 'soup-cup'].includes(vessel)) return 'spoon';
  if (['salad-bowl', 'platter'].includes(vessel)) return 'both';
  return ['flat-plate', 'deep-plate'].includes(vessel) ? 'fork' : 'none';
}

const drop = (id: string, dx: number, dy: number, blur: number, opacity: string): string =>
  `<filter id="${id}"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="${UMBER}${opacity}"/></filter>`;

const documentOf = (crop: Crop, defs: string, art: string): string => {
  const { w, h } = FRAME[crop];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-w / 2} ${-h / 2} ${w} ${h}" width="${w}" height="${h}" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><defs>${defs}</defs>${art}</svg>`;
};

const BARE_SPOTS: readonly Point[] = [
  [184, 102],
  [222, 62],
  [244, 122],
  [262, -82],
];
const LAID_SPOTS: readonly Point[] = [
  [274, 118],
  [118, 150],
];
/** Cut by the frame; in a corner that changes from dish to dish. */
const cornerSpots = (r: Rng): readonly Point[] => {
  const [x, y] = r.pick<Point>([
    [-1, 1],
    [1, 1],
    [-1, -1],
    [1, -1],
  ]);
  return [
    [172 * x, 170 * y],
    [140 * x, 188 * y],
  ];
};
/** Round a small vessel there is room for more. */
const ROOMY_SPOTS: readonly Point[] = [
  [-158, 128],
  [-126, 162],
  [150, -138],
  [156, 132],
];

function drawFlat(
  spec: DishSpec,
  vesselName: FlatVesselName,
  crop: Crop,
  key: string,
  plenty: number,
): string {
  const names = ink(key);
  const mood = MOODS[spec.mood];
  const seeded = (label: string) => rng(`${spec.seed}:${label}`);
  const vessel = VESSELS[vesselName]({
    ink: names,
    r: seeded('vessel'),
    glaze: seeded('glaze').pick(mood.glaze),
  });
  const { tint, paint } = BASES[spec.base];
  const base = paint({ well: vessel.well, ink: names, r: seeded('base'), tint: spec.tint ?? tint });
  const placed = compose(spec, base, vessel.well, seeded('dish'), plenty);

  const wide = crop === 'wide';
  const fit = wide ? Math.min(1, 168 / Math.max(vessel.reach * 0.95, 160)) : 1;
  const [sx, sy] = vessel.shift ?? [0, 0];
  const cx = wide ? -74 : sx;
  const [lift, rest] = [names.id(), names.id()];
  const tools = toolsFor(spec.vessel);
  const table = background(mood, seeded('table'), names, { crop, tools, reach: vessel.reach, cx, lift });

  const { stamp, defs } = stampsFor(spec.seed, names);
  const layers = ([0, 1, 2] as const)
    .map((n) =>
      placed
        .filter((p) => p.layer === n)
        .map(stamp)
        .join(''),
    )
    .filter(Boolean)
    .map((inner) => group(inner, `filter="url(#${rest})"`))
    .join('');

  const roomy = vessel.reach < 150;
  const spots = wide
    ? tools === 'none'
      ? BARE_SPOTS
      : LAID_SPOTS
    : roomy
      ? ROOMY_SPOTS
      : vessel.reach < 187 && vessel.well.shape === 'ellipse' && !vessel.shift
        ? cornerSpots(seeded('corner'))
        : [];
  const loose = strays(spec, seeded('stray'), roomy || wide ? 36 : 25, spots)
    .map(stamp)
    .join('');
  const pieces = 'stroke-width="5" paint-order="stroke"';
  const rim = vessel.depth ? names.id() : '';
  const rimDef =
    vessel.depth &&
    radial(
      rim,
      [
        { at: 0.8, c: UMBER, o: 0 },
        { at: 1, c: UMBER, o: vessel.depth },
      ],
      ' cx=".57" cy=".59" r=".585"',
    );
  const dish = group(
    group(vessel.art, `filter="url(#${lift})"`) +
      base.art +
      group(layers, pieces) +
      (rim && fill(outline(vessel.well), `url(#${rim})`)) +
      (vessel.over ?? ''),
    `transform="translate(${nums([cx, wide ? 0 : sy])})${fit === 1 ? '' : `scale(${Math.round(fit * 100) / 100})`}"`,
  );
  return documentOf(
    crop,
    drop(lift, 7, 12, 10, '60') +
      drop(rest, 1.5, 3.5, 2.5, '58') +
      table.defs +
      vessel.defs +
      (base.defs ?? '') +
      (rimDef ?? '') +
      defs(),
    table.art + (loose && group(loose, `filter="url(#${rest})" ${pieces}`)) + dish,
  );
}
