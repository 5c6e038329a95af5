/** Every piece the illustrator can draw, by name. */
import { bake } from './bake.ts';
import { berry } from './berry.ts';
import { type CarrierName, carrierOf } from './carrier.ts';
import { cookedVegetables } from './cooked.ts';
import { dusts } from './dust.ts';
import { eggAndCurd } from './egg-and-curd.ts';
import { fish } from './fish.ts';
import { type FormName, formOf } from './form.ts';
import { fruit } from './fruit.ts';
import { fruiting } from './fruiting.ts';
import { green } from './green.ts';
import { ground } from './ground.ts';
import { handheld } from './handheld.ts';
import { herb } from './herb.ts';
import { layered } from './layered.ts';
import { leaves } from './leaf.ts';
import { meat } from './meat.ts';
import { nut } from './nut.ts';
import { parcels } from './parcel.ts';
import { pasta } from './pasta.ts';
import { pastry } from './pastry.ts';
import type { Piece } from './piece.ts';
import { poultry } from './poultry.ts';
import { pulse } from './pulse.ts';
import { root } from './root.ts';
import { sauce } from './sauce.ts';
import { savoryBake } from './savory-bake.ts';
import { sweet } from './sweet.ts';
import { whole } from './whole.ts';

/** Made things: what a recipe turns into rather than what goes into it. */
const made = {
  ...bake,
  ...savoryBake,
  ...sweet,
  ...pasta,
  ...handheld,
  ...parcels,
  ...pastry,
  ...layered,
};
const pieces = {
  ...fish,
  ...poultry,
  ...meat,
  ...ground,
  ...eggAndCurd,
  ...pulse,
  ...root,
  ...fruiting,
  ...green,
  ...cookedVegetables,
  ...leaves,
  ...fruit,
  ...berry,
  ...nut,
  ...dusts,
  ...herb,
  ...sauce,
  ...whole,
  ...made,
};
export type DrawnName = keyof typeof pieces;
/** A drawing of its own, a colored form, or pieces on a carrier. */
export type PieceName = DrawnName | FormName | CarrierName;

const drawn: ReadonlyMap<string, Piece> = new Map(Object.entries(pieces));
export const drawnNames: readonly string[] = [...drawn.keys()];
const nothing: Piece = { role: 'dust', size: 10, draw: () => '' };

const find = (name: string): Piece | undefined => drawn.get(name) ?? formOf(name);

/** The piece of that name; a name that is no longer known (from an older spec) draws nothing. */
export const pieceOf = (name: string): Piece => find(name) ?? carrierOf(name, find) ?? nothing;
export const isMade = (name: string): boolean => name in made;
export const isDrawn = (name: string): name is DrawnName => drawn.has(name);
