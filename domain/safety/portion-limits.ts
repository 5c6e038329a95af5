import type { Food } from '#domain/food/food.ts';
import type { BoundSubstance } from '#domain/medicines/interaction.ts';
import type { MedicineBound } from '#domain/medicines/medicine-safety.ts';
import { nutrients } from '#domain/nutrition/nutrients.ts';
import { caffeineOf } from './caffeine.ts';
import { dayLimits } from './day-limits.ts';
import type { PersonFacts } from './person-facts.ts';
import type { SafetyNote } from './safety-of.ts';
import { iodineOf, retinolOf, seleniumOf } from './trace-amounts.ts';

type Counted = BoundSubstance | 'retinol' | 'selenium' | 'iodine';

/** The most that a portion may hold which somebody is asked to eat, in the unit of the nutrient. */
export interface PortionLimit {
  readonly nutrient: Counted;
  readonly most: number;
  /** The limit is this person's own: a food without a figure may be above it. */
  readonly isOwn: boolean;
}

/**
 * The most that an adult should have in a day: the lower of the US and the European upper level, for caffeine that of
 * EFSA (2015), and the daily value of the FDA where there is no level. Vitamin A only as retinol.
 */
export const dayMost: Readonly<Partial<Record<Counted, number>>> = {
  caffeine: 400,
  sodium: 2300,
  potassium: 4700,
  calcium: 2000,
  phosphorus: 3000,
  iron: 40,
  zinc: 25,
  retinol: 3000,
  vitamin_c: 2000,
  vitamin_d: 100,
  vitamin_b6: 12,
  selenium: 255,
  iodine: 600,
};

/** A portion comes on top of what the rest of the day holds. Of caffeine, that is what EFSA calls safe at once. */
export const shareOfDay = 0.5;

/** A serving is low in a nutrient up to this share of the daily value (FDA, Nutrition Facts label). */
const lowShare = 0.05;

/** Daily amounts of what has no daily value: added sugars, for sugar; the others as above, or a Low serving. */
const dailyAmounts: Readonly<Record<string, number>> = { caffeine: 400, sugar: 50, oxalate: 200, soya: 0 };

/** What is low in it; nothing where nobody says how much that is. */
function lowIn(substance: string): number {
  const daily = nutrients.find(({ id }) => id === substance)?.dailyValue ?? dailyAmounts[substance] ?? 0;
  return daily * lowShare;
}

const isCounted = (it: string): it is Counted => it in dayMost || it in dailyAmounts || isNutrient(it);
const isNutrient = (it: string): boolean => nutrients.some(({ id }) => id === it);

export const everybodysLimits: readonly PortionLimit[] = Object.entries(dayMost).flatMap(
  ([nutrient, most]) => (isCounted(nutrient) ? [{ nutrient, most: most * shareOfDay, isOwn: false }] : []),
);

const ownLimit = (nutrient: string, most: number): PortionLimit[] =>
  isCounted(nutrient) ? [{ nutrient, most, isOwn: true }] : [];

/** Vitamin A of medicines is retinol. */
const asCounted = (substance: string): string => (substance === 'vitamin_a' ? 'retinol' : substance);

/**
 * The limits of portions for a person: everybody's, half of each day limit of theirs, and next to nothing of what has to
 * stay steady or low without a figure. `bounds`: of all their medicines, agreed to or not.
 */
export function portionLimits(
  notes: readonly SafetyNote[],
  bounds: readonly Pick<MedicineBound, 'bound'>[],
  facts: PersonFacts,
): readonly PortionLimit[] {
  const ofDay = dayLimits(notes, bounds, facts).flatMap(({ nutrient, most }) =>
    most === null ? [] : ownLimit(nutrient, most * shareOfDay),
  );
  const bounded = bounds.flatMap(({ bound }) =>
    bound.kind === 'keepSteady' || bound.kind === 'limit' ? [bound.nutrient] : [],
  );
  const noted = notes.flatMap(({ rule, isEnabled }) =>
    isEnabled && rule.bound?.most === null && (rule.effect === 'limit' || rule.effect === 'steady')
      ? [rule.bound.nutrient]
      : [],
  );
  const low = [...new Set<string>([...bounded, ...noted])].flatMap((substance) => {
    const nutrient = asCounted(substance);
    return ownLimit(nutrient, nutrient === 'retinol' ? lowIn('vitamin_a') : lowIn(substance));
  });
  return [...everybodysLimits, ...ofDay, ...low];
}

/** How much of it these grams hold; null without a figure. */
export function amountInPortion(nutrient: Counted, food: Food, grams: number): number | null {
  switch (nutrient) {
    case 'caffeine':
      return caffeineOf(food, grams);
    case 'retinol':
      return retinolOf(food, grams);
    case 'selenium':
      return seleniumOf(food, grams);
    case 'iodine':
      return iodineOf(food, grams);
    case 'soya':
      return food.allergens.includes('soy') ? grams : 0;
    case 'oxalate':
      return food.oxalate === null ? null : (food.oxalate.value * grams) / 100;
    default: {
      const per100g = food.per100g[nutrient];
      return per100g === undefined ? null : (per100g * grams) / 100;
    }
  }
}

/** Whether these grams of a food are within all limits. */
export const isWithinLimits = (limits: readonly PortionLimit[], food: Food, grams: number): boolean =>
  limits.every(({ nutrient, most, isOwn }) => {
    const amount = amountInPortion(nutrient, food, grams);
    return amount === null ? !isOwn : amount <= most;
  });
