import type { WeighedFood } from '#domain/food/weighed-food.ts';
import type { Verdict } from '#domain/intolerance/verdict.ts';
import type { NutrientAmount } from '#domain/nutrition/recipe-nutrients.ts';
import { dietRules, traits, traitsOf } from './diet-rules.ts';
import { type Diet, diets } from './diets.ts';
import { whyNotKetogenic } from './ketogenic.ts';

export interface DietReason {
  /** The ingredient that rules out the diet; null if the dish as a whole does. */
  readonly foodId: string | null;
  /** A sentence without its full stop: "Butter is or contains dairy". */
  readonly because: string;
}

export interface RecipeDiets {
  /** Diets that the recipe suits, in display order. */
  readonly suits: readonly Diet[];
  /** Reasons for each of the other diets. */
  readonly whyNot: Readonly<Partial<Record<Diet, readonly DietReason[]>>>;
}

const ofDish = (because: string): DietReason => ({ foodId: null, because });

function whyNotLowFodmap({ level, reasons, deciding }: Verdict): DietReason[] {
  if (level === 1) return [];
  const named = reasons.filter((it) => deciding.includes(it.foodId));
  return named.map((it) => ({
    foodId: it.foodId,
    because:
      it.level === null
        ? `no FODMAP figure is known for ${it.foodName}`
        : `${it.foodName} is above its low FODMAP serving`,
  }));
}

export function whyNotByIngredients(diet: Diet, ingredients: readonly WeighedFood[]): DietReason[] {
  const rule = dietRules[diet];
  const foods = [...new Map(ingredients.map(({ food }) => [food.id, food])).values()];
  return foods.flatMap((food) => {
    const found = rule && !rule.except.includes(food.id) ? traitsOf(food) : new Set();
    return (rule?.without ?? [])
      .filter((trait) => found.has(trait))
      .map((trait) => ({ foodId: food.id, because: `${food.name} ${traits[trait]}` }));
  });
}

/**
 * Which of the eleven diets a recipe suits, with reasons for the others. Most depend on ingredients (in any amount),
 * Ketogenic on the nutrients of a serving, and Low FODMAP on the FODMAP verdict; unknown isn't Low.
 */
export function dietsOf(
  ingredients: readonly WeighedFood[],
  perServing: readonly NutrientAmount[],
  fodmapVerdict: Verdict,
): RecipeDiets {
  const whyNot = (diet: Diet): DietReason[] => {
    if (diet === 'Ketogenic') return whyNotKetogenic(perServing).map(ofDish);
    if (diet === 'Low FODMAP') return whyNotLowFodmap(fodmapVerdict);
    return whyNotByIngredients(diet, ingredients);
  };
  const answers = diets.map((diet) => ({ diet, reasons: whyNot(diet) }));
  return {
    suits: answers.filter((it) => it.reasons.length === 0).map((it) => it.diet),
    whyNot: Object.fromEntries(
      answers.filter((it) => it.reasons.length > 0).map((it) => [it.diet, it.reasons]),
    ),
  };
}
