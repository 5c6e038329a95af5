/** Everything that can lie at the bottom of a dish, with its usual color. */
import { TINTS } from '../drawing/palette.ts';
import { cheeseSauce, puffed, rolledBake, slicedGratin } from './baked-dish.ts';
import type { Painter } from './base.ts';
import { glaze, leaves, mound, nothing, pile, sauced } from './bed.ts';
import { boule, braid, focaccia, loaf, toast } from './bread.ts';
import { bagelHalves, foldedCrepes, frenchToast, scramble } from './breakfast.ts';
import { cake, crumble, gratin, latticePie, pastryLid, roundCake, wedges } from './cake.ts';
import { eggCake } from './egg-cake.ts';
import { couscous, curryAndRice, friedRice, lentilBed, orzo, quinoa, rice } from './grain.ts';
import { flatbread, flatbreads, frittata, omelette, pancakes, waffles } from './griddled.ts';
import { broth, chowder, curry, gravy, latte, pulseSoup, sauceBase, smoothie, soup, tea } from './liquid.ts';
import { mashTop } from './mash-top.ts';
import { chia, chips, coffee, dipBowl, spice } from './pantry.ts';
import { phyllo } from './phyllo.ts';
import { congee, grits, milk, oats, ricePudding } from './porridge.ts';
import { filling, relish, risotto, spread } from './spoonable.ts';
import { noodleBroth, noodles, spaghetti } from './strand.ts';

interface Base {
  readonly tint: string;
  readonly paint: Painter;
}

export const BASES = {
  none: { tint: TINTS.cream, paint: nothing },
  pile: { tint: TINTS.golden, paint: pile },
  mound: { tint: '#f3c652', paint: mound },
  glaze: { tint: TINTS.golden, paint: glaze },

  soup: { tint: TINTS.pumpkin, paint: soup },
  broth: { tint: TINTS.broth, paint: broth },
  chowder: { tint: TINTS.cream, paint: chowder },
  'pulse-soup': { tint: TINTS.lentil, paint: pulseSoup },
  'noodle-broth': { tint: TINTS.broth, paint: noodleBroth },
  curry: { tint: TINTS.curry, paint: curry },
  'curry-and-rice': { tint: TINTS.curry, paint: curryAndRice },
  stew: { tint: TINTS.stew, paint: curry },
  sauce: { tint: TINTS.tomato, paint: sauceBase },
  gravy: { tint: TINTS.gravy, paint: gravy },
  smoothie: { tint: TINTS.berry, paint: smoothie },
  juice: { tint: '#f2b544', paint: tea },
  oil: { tint: '#a9a83a', paint: broth },
  granita: { tint: '#f2b06a', paint: relish },
  tea: { tint: '#c9873c', paint: tea },
  latte: { tint: '#c08a5a', paint: latte },
  coffee: { tint: '#4a2a18', paint: coffee },
  'iced-coffee': { tint: '#7d4e30', paint: coffee },

  porridge: { tint: TINTS.oat, paint: oats },
  congee: { tint: '#f3ead6', paint: congee },
  grits: { tint: '#f3e2b0', paint: grits },
  'rice-pudding': { tint: '#f6ead0', paint: ricePudding },
  milk: { tint: '#fdf9f0', paint: milk },
  yogurt: { tint: TINTS.coconut, paint: spread },
  mash: { tint: TINTS.cream, paint: spread },
  chia: { tint: '#e9e1d6', paint: chia },
  'nut-butter': { tint: '#b98552', paint: spread },
  spice: { tint: '#a8502c', paint: spice },
  'dip-bowl': { tint: TINTS.hummus, paint: dipBowl },
  hummus: { tint: TINTS.hummus, paint: spread },
  relish: { tint: TINTS.red, paint: relish },
  risotto: { tint: '#f0dfb6', paint: risotto },
  filling: { tint: TINTS.cream, paint: filling },
  'mash-top': { tint: '#f3dfae', paint: mashTop('#6b3418') },
  'fish-pie': { tint: '#f3dfae', paint: mashTop('#f6ecd2') },

  rice: { tint: '#f4e8cd', paint: rice },
  'fried-rice': { tint: '#e6bd74', paint: friedRice },
  orzo: { tint: '#f3d88f', paint: orzo },
  quinoa: { tint: '#dcbc84', paint: quinoa },
  couscous: { tint: '#e6c27a', paint: couscous },
  lentils: { tint: '#8a5f34', paint: lentilBed },
  spaghetti: { tint: '#efc871', paint: spaghetti },
  noodles: { tint: '#f3e3bd', paint: noodles },
  penne: { tint: TINTS.golden, paint: sauced({ piece: 'penne', cover: 1.35 }) },
  fusilli: { tint: TINTS.golden, paint: sauced({ piece: 'fusilli', cover: 1.05 }) },
  farfalle: { tint: TINTS.golden, paint: sauced({ piece: 'farfalle', cover: 1.1 }) },
  macaroni: { tint: TINTS.golden, paint: sauced({ piece: 'macaroni', cover: 1.25 }) },
  gnocchi: { tint: TINTS.cream, paint: sauced({ piece: 'gnocchi', cover: 1.1 }) },
  ravioli: { tint: TINTS.cream, paint: sauced({ piece: 'ravioli', cover: 1.05 }) },

  greens: {
    tint: TINTS.green,
    paint: leaves({ piece: 'lettuce', cover: 0.8 }, { piece: 'spinach', cover: 0.25 }),
  },
  spinach: { tint: TINTS.green, paint: leaves({ piece: 'spinach', cover: 1.2 }) },
  arugula: { tint: TINTS.green, paint: leaves({ piece: 'arugula', cover: 1.1 }) },
  kale: { tint: TINTS.green, paint: leaves({ piece: 'kale', cover: 1.2 }) },
  slaw: {
    tint: '#dfe6b4',
    paint: leaves({ piece: 'pale-cabbage', cover: 0.9 }, { piece: 'red-cabbage', cover: 0.3 }),
  },

  wedges: { tint: TINTS.golden, paint: wedges },
  cake: { tint: TINTS.golden, paint: cake },
  'round-cake': { tint: TINTS.cream, paint: roundCake },
  'lattice-pie': { tint: TINTS.plum, paint: latticePie },
  phyllo: { tint: '#e3b05a', paint: phyllo },
  'pastry-lid': { tint: TINTS.gravy, paint: pastryLid },
  crumble: { tint: TINTS.plum, paint: crumble },
  'cheese-sauce': { tint: '#f4cf7c', paint: cheeseSauce },
  'sliced-gratin': { tint: '#f3d88c', paint: slicedGratin },
  'rolled-bake': { tint: '#c9502e', paint: rolledBake },
  puffed: { tint: '#dfa448', paint: puffed },
  gratin: { tint: TINTS.cream, paint: gratin },
  loaf: { tint: TINTS.golden, paint: loaf },
  boule: { tint: '#c98c46', paint: boule },
  braid: { tint: '#c98336', paint: braid },
  toast: { tint: TINTS.cream, paint: toast },
  focaccia: { tint: '#e0ab5a', paint: focaccia },
  flatbread: { tint: TINTS.tomato, paint: flatbread },
  flatbreads: { tint: '#dcae6a', paint: flatbreads },
  pancakes: { tint: '#dda257', paint: pancakes },
  waffles: { tint: '#dfa550', paint: waffles },
  frittata: { tint: TINTS.mango, paint: frittata },
  'egg-cake': { tint: '#e6ac3c', paint: eggCake },
  scramble: { tint: '#f6cf5c', paint: scramble },
  'french-toast': { tint: '#e3a646', paint: frenchToast },
  'bagel-halves': { tint: TINTS.cream, paint: bagelHalves },
  'folded-crepes': { tint: '#e6bb70', paint: foldedCrepes },
  chips: { tint: '#ecb956', paint: chips },
  omelette: { tint: TINTS.mango, paint: omelette },
} satisfies Record<string, Base>;
export type BaseName = keyof typeof BASES;
