import type { Food } from '#domain/food/food.ts';
import type { Pack } from './packs.ts';

/** What to put into the basket, in words. */
export interface ToBuy {
  readonly us: string;
  readonly metric: string;
}

/** An amount of one food, and how it is sold. */
export interface NeededFood {
  readonly food: Food;
  readonly grams: number;
  readonly pack: Pack | null;
}

/** A rounding error buys no further pack, and a twentieth less in a dish is not noticed. */
const tolerated = 0.05;
export const packsFor = (packs: number): number => Math.max(1, Math.ceil(packs - tolerated));

const plurals: Readonly<Record<string, string>> = {
  bunch: 'bunches',
  loaf: 'loaves',
  box: 'boxes',
};
const counted = (count: number, unit: string): string =>
  unit === '' ? String(count) : `${count} ${count === 1 ? unit : (plurals[unit] ?? `${unit}s`)}`;

const withSize = (text: string, size: string): string => (size === '' ? text : `${text} (${size})`);

const gramsOf = { pound: 453.6, ounce: 28.35 } as const;
const quarters = ['', '¼', '½', '¾'] as const;

/** Weighed food: quarters of a pound, and 50 g; less than a quarter of a pound in ounces and 10 g. */
function weighed(grams: number): ToBuy {
  const share = Math.ceil((grams / gramsOf.pound) * 4 - tolerated);
  const [whole, rest] = [Math.floor(share / 4), quarters[share % 4] ?? ''];
  const isSmall = grams < gramsOf.pound / 4;
  const step = isSmall ? 10 : 50;
  return {
    us: isSmall
      ? `${Math.max(1, Math.ceil(grams / gramsOf.ounce - tolerated))} oz`
      : `${whole > 0 ? whole : ''}${rest} lb`,
    metric: `${Math.max(step, Math.ceil(grams / step - tolerated) * step).toLocaleString('en-US')} g`,
  };
}

/** What to buy of one food in all its parts: a lemon gives both juice and zest, and an egg both white and yolk. */
export function toBuy(id: string, needs: readonly NeededFood[]): ToBuy {
  const totals = new Map<string, NeededFood>();
  for (const need of needs) {
    const grams = need.grams + (totals.get(need.food.id)?.grams ?? 0);
    totals.set(need.food.id, { ...need, grams });
  }
  const packs = [...totals.values()].map(({ food, grams, pack }) => ({
    isWhole: food.id === id,
    count: pack === null ? null : grams / pack.grams,
    pack,
  }));
  const sold = packs.find(({ isWhole }) => isWhole)?.pack ?? packs[0]?.pack ?? null;
  if (sold === null || packs.some(({ count }) => count === null))
    return weighed([...totals.values()].reduce((sum, { grams }) => sum + grams, 0));
  // Pieces have parts; packs of other kinds add up.
  const isPart = (it: (typeof packs)[number]) => !it.isWhole && it.pack?.unit === '';
  const whole = packs.filter((it) => !isPart(it)).reduce((sum, { count }) => sum + (count ?? 0), 0);
  const parts = packs.filter(isPart).map(({ count }) => count ?? 0);
  const text = counted(packsFor(whole + Math.max(0, ...parts)), sold.unit);
  return { us: withSize(text, sold.us), metric: withSize(text, sold.metric) };
}

/** What most kitchens have, by its aisle or its id. */
const pantryAisles: readonly string[] = ['spices-and-herbs', 'oils-and-vinegars', 'baking'];
const pantryFoods =
  /^(low-sodium-)?soy-sauce$|^(tamari|fish-sauce|worcestershire-sauce|hot-sauce|sriracha|ketchup|mayonnaise|dijon-mustard|yellow-mustard|honey|maple-syrup|nutritional-yeast|(chicken|beef|vegetable)-(bouillon|stock-cube)|cornstarch)$/;
const notPantry = /chocolate|coconut|almond-flour|yeast$|marzipan/;
/** More than this is bought. */
const mostPantry = 300;

/** Whether a food is probably at home, so that the member only looks. */
export const isPantry = ({ id, aisle }: Pick<Food, 'id' | 'aisle'>, grams: number): boolean =>
  grams <= mostPantry &&
  (aisle !== 'baking' || !notPantry.test(id)) &&
  (pantryAisles.includes(aisle) || pantryFoods.test(id));

/** Nobody buys a bunch of mint for a leaf of it. */
const garnish = { share: 0.06, bunchUpToG: 60 } as const;

/** Whether so little of a bunch of herbs is needed that the dish does without. */
export const isGarnish = (pack: Pick<Pack, 'unit' | 'grams'> | null, grams: number): boolean =>
  pack?.unit === 'bunch' && pack.grams <= garnish.bunchUpToG && grams < pack.grams * garnish.share;
