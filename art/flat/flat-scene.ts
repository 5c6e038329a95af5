/** A dish on its table, seen from above. */

import { type Rng, rng } from '#domain/random/random.ts';
import { strays } from '../arrange/compose.ts';
import type { Crop, DishSpec, VesselName } from '../dish-spec.ts';
import { MOODS } from '../drawing/palette.ts';
import { group, type Ink, num, nums, type Point } from '../drawing/svg.ts';
import { stampsFor } from '../stamps.ts';
import type { VesselArt } from '../vessel/vessel.ts';
import type { FlatVesselName } from '../vessel/vessel-index.ts';
import { PIECES, type Shadows, serve } from './served.ts';
import { type Tools, table } from './table.ts';

function toolsFor(vessel: VesselName): Tools {
  if (['bowl', 'small-bowl', 'soup-cup'].includes(vessel)) return 'spoon';
  if (['salad-bowl', 'platter'].includes(vessel)) return 'both';
  return ['flat-plate', 'deep-plate'].includes(vessel) ? 'fork' : 'none';
}

/** Where things lie on the table: beside bare boards and tins, beside cutlery, and round small vessels. */
const BARE: readonly Point[] = [
  [184, 102],
  [222, 62],
  [244, 122],
  [262, -82],
];
const LAID: readonly Point[] = [
  [274, 118],
  [118, 150],
];
const ROOMY: readonly Point[] = [
  [-158, 128],
  [-126, 162],
  [150, -138],
  [156, 132],
];
/** Cut by the frame; in a corner that changes from dish to dish. */
function corner(r: Rng): readonly Point[] {
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
}

function spotsFor(crop: Crop, tools: Tools, { reach, well, shift }: VesselArt, r: Rng): readonly Point[] {
  if (crop === 'wide') return tools === 'none' ? BARE : LAID;
  if (reach < 150) return ROOMY;
  return reach < 187 && well.shape === 'ellipse' && !shift ? corner(r) : [];
}

/** How far left of the middle the vessel is in the wide crop. */
const ASIDE = -74;

/** How much there is to draw. */
export interface Helping {
  /** 1 is generous, less is sparer. */
  readonly plenty: number;
  /** Every piece is drawn in one way alone. */
  readonly isLean: boolean;
}

export function flatScene(
  spec: DishSpec,
  vesselName: FlatVesselName,
  crop: Crop,
  names: Ink,
  shadows: Shadows,
  { plenty, isLean }: Helping,
): { defs: string; art: string } {
  const seeded = (label: string) => rng(`${spec.seed}:${label}`);
  const stamps = stampsFor(spec.seed, names, isLean);
  const dish = serve(spec, vesselName, names, stamps, shadows, plenty);
  const { reach, shift = [0, 0] } = dish.vessel;
  const wide = crop === 'wide';
  const at: Point = wide ? [ASIDE, 0] : shift;
  const fit = wide ? Math.min(1, 168 / Math.max(reach * 0.95, 160)) : 1;
  const tools = toolsFor(vesselName);
  const under = table(MOODS[spec.mood], seeded('table'), names, {
    crop,
    tools,
    reach,
    cx: at[0],
    lift: shadows.lift,
  });
  const spots = spotsFor(crop, tools, dish.vessel, seeded('corner'));
  const largest = wide || reach < 150 ? 36 : 25;
  const loose = strays(spec, seeded('stray'), largest, spots).map(stamps.stamp).join('');
  const scale = num(fit, 2);
  return {
    defs: under.defs + dish.defs + stamps.defs(),
    art:
      under.art +
      (loose && group(loose, `filter="url(#${shadows.rest})" ${PIECES}`)) +
      group(dish.art, `transform="translate(${nums(at)})${scale === '1' ? '' : `scale(${scale})`}"`),
  };
}
