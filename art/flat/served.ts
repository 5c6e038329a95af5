/** A dish by itself, seen from above: vessel, base, food and the shade of the rim. */

import { rng } from '#domain/random/random.ts';
import { compose } from '../arrange/compose.ts';
import { BASES } from '../base/bases.ts';
import type { DishSpec } from '../dish-spec.ts';
import { MOODS, UMBER } from '../drawing/palette.ts';
import { fill, group, type Ink, radial } from '../drawing/svg.ts';
import type { Stamps } from '../stamps.ts';
import { outline, type VesselArt } from '../vessel/vessel.ts';
import { type FlatVesselName, VESSELS } from '../vessel/vessel-index.ts';

/** Attributes that give pieces their contact shadow. */
export const PIECES = 'stroke-width="5" paint-order="stroke"';

/** Ids of the filters that lift a vessel off the table and food off the vessel. */
export interface Shadows {
  readonly lift: string;
  readonly rest: string;
}

interface Served {
  readonly vessel: VesselArt;
  readonly defs: string;
  /** Centered on the origin. */
  readonly art: string;
}

/** `plenty` scales the number of pieces: 1 is generous. The pieces' own definitions stay with `stamps`. */
export function serve(
  spec: DishSpec,
  vesselName: FlatVesselName,
  names: Ink,
  stamps: Stamps,
  { lift, rest }: Shadows,
  plenty: number,
): Served {
  const seeded = (label: string) => rng(`${spec.seed}:${label}`);
  const glaze = seeded('glaze').pick(MOODS[spec.mood].glaze);
  const vessel = VESSELS[vesselName]({ ink: names, r: seeded('vessel'), glaze });
  const { tint, paint } = BASES[spec.base];
  const base = paint({ well: vessel.well, ink: names, r: seeded('base'), tint: spec.tint ?? tint });
  const placed = compose(spec, base, vessel.well, seeded('dish'), plenty);
  const layers = ([0, 1, 2] as const)
    .map((layer) => placed.filter((p) => p.layer === layer).map(stamps.stamp))
    .filter((stamped) => stamped.length > 0)
    .map((stamped) => group(stamped.join(''), `filter="url(#${rest})"`))
    .join('');
  const shade = rimShade(vessel, names);
  return {
    vessel,
    defs: vessel.defs + (base.defs ?? '') + shade.defs,
    art:
      group(vessel.art, `filter="url(#${lift})"`) +
      base.art +
      group(layers, PIECES) +
      (base.over ?? '') +
      shade.art,
  };
}

/** The rim's shadow across the food. */
function rimShade(vessel: VesselArt, names: Ink): { defs: string; art: string } {
  if (!vessel.depth) return { defs: '', art: '' };
  const id = names.id();
  return {
    defs: radial(
      id,
      [
        { at: 0.8, c: UMBER, o: 0 },
        { at: 1, c: UMBER, o: vessel.depth },
      ],
      ' cx=".57" cy=".59" r=".585"',
    ),
    art: fill(outline(vessel.well), `url(#${id})`),
  };
}
