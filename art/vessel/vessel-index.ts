/** Every vessel seen from above. */
import { bakingDish, bowl, deepPlate, flatPlate, platter, sauceBoat, smallBowl } from './ceramic.ts';
import { cup, soupCup } from './cup.ts';
import { bakingTray, casserole, muffinTin, skillet, tartTin, wireRack } from './metal.ts';
import { basket, glassBowl, mug, riceBowl, slate } from './tableware.ts';
import type { VesselArt, VesselContext } from './vessel.ts';
import { loafBoard, roundBoard, saladBowl } from './wood.ts';

export const VESSELS = {
  bowl,
  'small-bowl': smallBowl,
  'deep-plate': deepPlate,
  'flat-plate': flatPlate,
  platter,
  'baking-dish': bakingDish,
  'sauce-boat': sauceBoat,
  'soup-cup': soupCup,
  cup,
  skillet,
  casserole,
  'baking-tray': bakingTray,
  'tart-tin': tartTin,
  'wire-rack': wireRack,
  'muffin-tin': muffinTin,
  'salad-bowl': saladBowl,
  'loaf-board': loafBoard,
  'round-board': roundBoard,
  slate,
  basket,
  'glass-bowl': glassBowl,
  'rice-bowl': riceBowl,
  mug,
} satisfies Record<string, (ctx: VesselContext) => VesselArt>;
export type FlatVesselName = keyof typeof VESSELS;
