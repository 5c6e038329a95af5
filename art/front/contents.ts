/** What shows through the glass. */

import type { Rng } from '#domain/random/random.ts';
import type { BaseName } from '../base/bases.ts';
import { mix, shade, tint } from '../drawing/color.ts';
import { rrect } from '../drawing/shape.ts';
import { fill, line, moved, oval, type Point, specks } from '../drawing/svg.ts';
import type { FrontVessel } from './front-vessels.ts';

/** How a base looks from the side. */
export type Body = 'clear' | 'opaque' | 'layered' | 'set' | 'chunky' | 'icy' | 'oil';

const BODIES: Partial<Record<BaseName, Body>> = {
  tea: 'clear',
  broth: 'oil',
  juice: 'clear',
  yogurt: 'layered',
  porridge: 'layered',
  filling: 'set',
  relish: 'chunky',
  granita: 'icy',
  oil: 'oil',
  chia: 'layered',
  'iced-coffee': 'clear',
  spice: 'chunky',
};
const floorOf = ({ foot, floor = foot }: FrontVessel): number => floor;
export const bodyOf = (base: BaseName): Body => BODIES[base] ?? 'opaque';

interface Inside {
  readonly vessel: FrontVessel;
  readonly color: string;
  /** Color of the second layer. */
  readonly fruit: string;
  readonly r: Rng;
}

const spots = ({ vessel, r }: Inside, n: number, from = 0, to = 1): Point[] =>
  Array.from({ length: n }, () => {
    const y = vessel.level + (floorOf(vessel) - vessel.level) * r.range(from, to);
    return [r.range(-vessel.footHalf, vessel.footHalf), y];
  });

const cube = (x: number, y: number, turn: number): string =>
  moved(
    fill(rrect(20, 19, 5), '#fff', ' opacity=".38"') +
      line('M-15-14h22M-15-14v20', '#fffb', 3) +
      fill(rrect(11, 10, 4), '#fff', ' opacity=".25"'),
    `translate(${x} ${y})rotate(${turn})`,
  );

/** Drawn inside a clip of the vessel's own contents. */
export function contents(body: Body, inside: Inside): string {
  const { vessel, color, fruit, r } = inside;
  const depth = floorOf(vessel) - vessel.level;
  const mid = vessel.level + depth * (body === 'set' ? 0.16 : 0.42);
  if (body === 'clear') {
    const ice = [0.08, 0.2, 0.36].map((k, i) =>
      cube(
        Math.round((i % 2 ? 18 : -16) + r.range(-6, 6)),
        Math.round(vessel.level + depth * k),
        r.int(-30, 30),
      ),
    );
    return ice.join('') + specks(spots(inside, 10, 0.3, 0.95), '#fffa', 5);
  }
  if (body === 'set') {
    return (
      fill(`M-120 ${vessel.level}H120V${mid}q-30 8-60 0t-60 0-60 0-60 0z`, fruit) +
      specks(spots(inside, 8, 0.03, 0.13), tint(fruit, 0.4), 6, ' opacity=".7"') +
      specks(spots(inside, 12, 0.25, 0.95), tint(color, 0.6), 5, ' opacity=".4"')
    );
  }
  if (body === 'layered') {
    const wave = `M-120 ${mid}q20-12 40 0t40 0 40 0 40 0 40 0 40 0V220H-120z`;
    return (
      fill(`M-120 ${vessel.level}H120V${mid + 20}H-120z`, fruit) +
      specks(spots(inside, 12, 0.06, 0.36), shade(fruit, 0.2), 13, ' opacity=".6"') +
      specks(spots(inside, 10, 0.06, 0.36), tint(fruit, 0.4), 7, ' opacity=".8"') +
      fill(wave, color) +
      specks(spots(inside, 26, 0.5, 0.98), shade(color, 0.24), 4.5, ' opacity=".5"') +
      specks(spots(inside, 14, 0.5, 0.98), tint(color, 0.7), 8, ' opacity=".6"') +
      fill(
        `M-120 ${mid + depth * 0.38}q30 10 60 0t60 0 60 0 60 0V220H-120z`,
        mix(color, fruit, 0.22),
        ' opacity=".7"',
      )
    );
  }
  if (body === 'chunky') {
    return (
      specks(spots(inside, 30), shade(color, 0.22), 16, ' opacity=".6"') +
      specks(spots(inside, 30), tint(color, 0.26), 13, ' opacity=".7"') +
      specks(spots(inside, 18), tint(color, 0.55), 5, ' opacity=".8"')
    );
  }
  if (body === 'icy') {
    return (
      specks(spots(inside, 34), tint(color, 0.55), 17, ' opacity=".7"') +
      specks(spots(inside, 26), shade(color, 0.14), 12, ' opacity=".5"') +
      specks(spots(inside, 26), '#ffffff', 8, ' opacity=".6"')
    );
  }
  if (body === 'oil') {
    return (
      fill(
        `M-120 ${floorOf(vessel) - depth * 0.24}q30-8 60 0t60 0 60 0 60 0V220H-120z`,
        shade(color, 0.34),
        ' opacity=".6"',
      ) + specks(spots(inside, 12, 0.2, 0.9), tint(color, 0.5), 5, ' opacity=".7"')
    );
  }
  return (
    specks(spots(inside, 16, 0.05, 0.95), tint(color, 0.4), 6, ' opacity=".55"') +
    specks(spots(inside, 14, 0.05, 0.95), shade(color, 0.22), 4, ' opacity=".45"') +
    oval(
      0,
      vessel.level + depth * 0.5,
      vessel.footHalf * 0.6,
      depth * 0.34,
      tint(color, 0.3),
      ' opacity=".25"',
    )
  );
}
