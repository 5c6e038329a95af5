import type { Food } from '#domain/food/food.ts';
import { formatNumber } from '#domain/message/format-number.ts';
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

/** At a counter nobody cuts less meat or fish. */
const leastAtCounter = { aisles: ['meat', 'fish'], grams: 100 } as const;
const atCounter = ({ aisle }: Pick<Food, 'aisle'>) => leastAtCounter.aisles.some((name) => name === aisle);

/** Weighed food: quarters of a pound, and 50 g; less than a quarter of a pound in ounces and 10 g. */
function weighed(needed: number, sold: Pick<Food, 'aisle'> | undefined): ToBuy {
  const isCut = sold !== undefined && atCounter(sold);
  const grams = isCut ? Math.max(needed, leastAtCounter.grams) : needed;
  const share = Math.ceil((grams / gramsOf.pound) * 4 - tolerated);
  const [whole, rest] = [Math.floor(share / 4), quarters[share % 4] ?? ''];
  const isSmall = grams < gramsOf.pound / 4 && !isCut;
  const step = isSmall ? 10 : 50;
  return {
    us: isSmall
      ? `${Math.max(1, Math.ceil(grams / gramsOf.ounce - tolerated))} oz`
      : `${whole > 0 ? whole : ''}${rest} lb`,
    metric: `${formatNumber(Math.max(step, Math.ceil(grams / step - tolerated) * step))} g`,
  };
}

/** From this share of a large pack on it is bought instead of small ones. */
const worthLarge = 0.75;

/** Large packs, and small ones for a small rest: "1 bag (2 lb) + 5". Null if small ones do. */
function inLargePacks(grams: number, { large, ...small }: Pack): ToBuy | null {
  if (large === null) return null;
  const full = Math.floor(grams / large.grams);
  const rest = grams - full * large.grams;
  const smallPacks = rest <= grams * tolerated ? 0 : packsFor(rest / small.grams);
  const isMore = smallPacks * small.grams >= large.grams * worthLarge;
  const count = full + (isMore ? 1 : 0);
  if (count === 0) return null;
  const textIn = (units: 'us' | 'metric') =>
    [
      withSize(counted(count, large.unit), large[units]),
      ...(isMore || smallPacks === 0 ? [] : [withSize(counted(smallPacks, small.unit), small[units])]),
    ].join(' + ');
  return { us: textIn('us'), metric: textIn('metric') };
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
    return weighed(
      [...totals.values()].reduce((sum, { grams }) => sum + grams, 0),
      needs[0]?.food,
    );
  const [only, ...others] = [...totals.values()];
  const inLarge =
    only?.pack && only.food.id === id && others.length === 0 ? inLargePacks(only.grams, only.pack) : null;
  if (inLarge !== null) return inLarge;
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
const maxPantryG = 300;

/** Whether a food is probably at home, so that the member only looks. */
export const isPantry = ({ id, aisle }: Pick<Food, 'id' | 'aisle'>, grams: number): boolean =>
  grams <= maxPantryG &&
  (aisle !== 'baking' || !notPantry.test(id)) &&
  (pantryAisles.includes(aisle) || pantryFoods.test(id));

/** Nobody buys a bunch of mint for a few leaves of it. */
const garnish = { share: 0.09, bunchUpToG: 60 } as const;

/** Whether so little of a bunch of herbs is needed that the dish does without. */
export const isGarnish = (pack: Pick<Pack, 'unit' | 'grams'> | null, grams: number): boolean =>
  pack?.unit === 'bunch' && pack.grams <= garnish.bunchUpToG && grams < pack.grams * garnish.share;
