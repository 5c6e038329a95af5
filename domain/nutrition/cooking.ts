import type { Food } from '#domain/food/food.ts';
import type { WeighedFood } from '#domain/food/weighed-food.ts';
import { isPoured } from '#domain/quantity/kitchen-habits.ts';
import { type CookingLoss, cookingLosses } from './cooking-losses.ts';
import type { NutrientId } from './nutrients.ts';

/**
 * Treatment of an ingredient: raw; boiled in liquid that is poured off; roasted, fried or grilled by itself; or heated
 * in a dish that is eaten with its juices.
 */
export const cookings = ['raw', 'boiled', 'roasted', 'heated'] as const;
export type Cooking = (typeof cookings)[number];

/** An ingredient with its treatment. */
export interface CookedFood extends WeighedFood {
  /** Raw by default, without losses. */
  readonly cooking?: Cooking | undefined;
  /** Share that is eaten, above 0 up to 1, such as without the oil left in the pan; 1 by default. */
  readonly eaten?: number | undefined;
  /** Share of the weight that evaporates in a pot or a dough, if the author gives it. */
  readonly evaporates?: number | undefined;
  /** Whether it stays raw in the dish, so that germs survive; false by default. */
  readonly isLeftRaw?: boolean | undefined;
}

type Kind = 'vegetable' | 'pulse' | 'grain' | 'meat' | 'poultry' | 'fish';

const has = (food: Food, ...origins: Food['origins'][number][]) =>
  origins.some((origin) => food.origins.includes(origin));

/** The food's kind of cooking loss; null for milk, eggs, fats, sweets, spices and cooked foods, which lose little. */
function kindOf(food: Food): Kind | null {
  if (has(food, 'poultry')) return 'poultry';
  if (has(food, 'meat')) return 'meat';
  if (has(food, 'fish', 'shellfish')) return food.aisle === 'tins-and-jars' ? null : 'fish';
  const isDry = food.aisle === 'grains-and-pasta' || food.aisle === 'baking';
  if (has(food, 'legume') && isDry) return 'pulse';
  if (has(food, 'grain', 'gluten-grain', 'pseudo-grain')) return isDry ? 'grain' : null;
  return food.aisle === 'produce' || food.aisle === 'frozen' ? 'vegetable' : null;
}

const isFlesh = (kind: Kind): kind is 'meat' | 'poultry' | 'fish' =>
  kind === 'meat' || kind === 'poultry' || kind === 'fish';

/**
 * Grams of one gram after boiling, by the first entry that the food's id contains: rows of SR28 that differ from their
 * kind.
 */
const boiledWeights = [
  { id: /rice-noodles|glass-noodles/, grams: 3.36 },
  { id: /pasta|noodles/, grams: 2.38 },
  { id: /rice$/, grams: 2.8 },
  { id: /potato/, grams: 0.92 },
];

/** Vegetables by dry heat: SR28 only has the weight of potatoes and mushrooms, 0.75 to 0.84. */
const roastedVegetable: CookingLoss = { grams: 0.8, left: cookingLosses['vegetable boiled'].left };

function lossOf(kind: Kind, cooking: 'boiled' | 'roasted'): CookingLoss {
  if (isFlesh(kind)) return cookingLosses[`${kind} ${cooking}`];
  if (cooking === 'boiled') return cookingLosses[`${kind} boiled`];
  return kind === 'vegetable' ? roastedVegetable : { grams: 1, left: cookingLosses[`${kind} boiled`].left };
}

/** Nutrients that heat destroys; minerals and fat only move to the juices. */
const perishable: ReadonlySet<NutrientId> = new Set([
  'vitamin_a',
  'vitamin_c',
  'vitamin_d',
  'vitamin_e',
  'vitamin_k',
  'thiamin',
  'riboflavin',
  'niacin',
  'vitamin_b6',
  'folate',
  'vitamin_b12',
] as const);

/** Alcohol left after 15 minutes of simmering, the maximum for stirred-in alcohol (Augustin 1992). */
const alcoholLeft = 0.4;
const kcalPerG = { protein: 4, carbohydrate: 4, fat: 9 } as const;

/** Energy of alcohol per 100 g: the energy not explained by protein, carbohydrate and fat. */
function energyOfAlcohol({ per100g, origins }: Food): number {
  if (!origins.includes('alcohol')) return 0;
  const { energy = 0, protein = 0, carbohydrate = 0, fat = 0 } = per100g;
  const explained = protein * kcalPerG.protein + carbohydrate * kcalPerG.carbohydrate + fat * kcalPerG.fat;
  return Math.max(0, energy - explained);
}

/** Nutrient that is eaten from 100 g of a food as bought, after cooking; undefined without a figure. */
export function per100gCooked(
  { food, cooking = 'raw', eaten = 1 }: CookedFood,
  id: NutrientId,
): number | undefined {
  const raw = food.per100g[id];
  if (raw === undefined) return undefined;
  if (cooking === 'raw') return raw * eaten;
  const kind = kindOf(food);
  const remaining = kind ? lossOf(kind, cooking === 'heated' ? 'roasted' : cooking).left : {};
  if (id === 'energy') {
    const fatLost = cooking === 'heated' ? 0 : (food.per100g.fat ?? 0) * (1 - (remaining.fat ?? 1));
    const alcoholLost = energyOfAlcohol(food) * (1 - alcoholLeft);
    return (raw - fatLost * kcalPerG.fat - alcoholLost) * eaten;
  }
  const keepsJuices = cooking === 'heated' || (cooking === 'roasted' && kind !== null && !isFlesh(kind));
  const share = keepsJuices && !perishable.has(id) ? 1 : (remaining[id] ?? 1);
  return raw * share * eaten;
}

/** Share of a simmering liquid that evaporates by default: our own estimate for a half-covered pot. */
const steam = 0.1;

/**
 * Grams of an ingredient in the finished dish. Boiled grains and pulses absorb unlisted water; heated ones absorb the
 * listed liquid. An estimate: kitchens vary more than the method's error.
 */
export function finishedGrams({ food, grams, cooking = 'raw', eaten = 1, evaporates }: CookedFood): number {
  if (cooking === 'raw') return grams * eaten;
  const kind = kindOf(food);
  const isOnItsOwn = cooking === 'boiled' || kind === 'vegetable' || (kind !== null && isFlesh(kind));
  if (cooking !== 'heated' && kind !== null && isOnItsOwn) {
    const known = cooking === 'boiled' && boiledWeights.find(({ id }) => id.test(food.id));
    return grams * eaten * (known || lossOf(kind, cooking)).grams;
  }
  const steamed = evaporates ?? (isPoured(food) && !has(food, 'dairy') ? steam : 0);
  return grams * eaten * (isFat(food) ? 1 : 1 - steamed);
}

const isFat = (food: Food) => food.aisle === 'oils-and-vinegars';

/** Grams of one serving of the finished dish, to the next 10 g, below 100 g to the next 5 g. */
export function servingGrams(ingredients: readonly CookedFood[], servings: number): number {
  const grams = ingredients.reduce((sum, it) => sum + finishedGrams(it), 0) / servings;
  const step = grams < 100 ? 5 : 10;
  return Math.max(step, Math.round(grams / step) * step);
}
