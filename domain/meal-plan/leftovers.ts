import { addDays } from '#domain/calendar/week.ts';
import type { Food } from '#domain/food/food.ts';
import type { MealType } from '#domain/recipe/meal-types.ts';

/** Cooked dishes keep three to four days in the fridge (USDA, Leftovers and Food Safety); we use the shorter. */
export const keepsForDays = 3;

/** Whether a dish cooked on one day can be eaten as leftovers on the other. Both are YYYY-MM-DD. */
export const canBeLeftover = (cookedOn: string, eatenOn: string): boolean =>
  eatenOn > cookedOn && eatenOn <= addDays(cookedOn, keepsForDays);

/**
 * Days that a dish with a food keeps, where that is less: cooked rice a day (UK Food Standards Agency, Home food
 * fact checker), fish and shellfish two days (USDA says three to four; ours is stricter). Sliced avocado browns
 * within a day, leaves wilt, raw zucchini weeps, and shells are for the day they are steamed (our own figures).
 */
const shorter = { rice: 1, fish: 2, avocado: 1, atOnce: 0 } as const;

const isRice = (id: string) => /(^|-)rice$/.test(id) && !/^(wild|puffed)-rice$/.test(id);
const leaves =
  /^(arugula|watercress|romaine-heart|curly-endive|bean-sprouts|alfalfa-sprouts|[a-z-]+-lettuce)$/;

/** Leaves that wilt in a salad and keep in a stew. */
const tenderLeaves = /^(spinach|baby-spinach|mixed-greens|mache|mizuna|baby-kale)$/;
const inShells = /^(mussels?|clams?|oysters?)$/;

/** Dishes that nobody wants from the fridge: crisp, toasted, wrapped, or eaten frozen. */
const eatenAtOnce =
  /\b(crisp|crispy|crunchy|toasts?|bruschetta|crostini|sandwich|quesadillas?|tacos?|nachos|maki|sushi|popcorn|rice cakes|chips|smoothie|shake|granita|zucchini noodles|ice cream|schnitzel|tempura|souffl[eé])\b/i;

/** What a recipe says of a dish that is for the moment: `and serve at once`, `before they soften`, `does not keep`. */
const saidToBeEatenAtOnce =
  /\b(?:serve|eat|drink|ladle)\b[^.;]*\b(?:at once|straight away|right away|immediately)\b|\bbefore (?:it|they) (?:soften|wilt|melt|darken|collapse)|\b(?:does|do|will|is|are)(?: not|n[’']t) (?:keep|good cold)\b/i;

const isEgg = (id: string) => /^(?:[a-z]+-)?eggs?$/.test(id);
/** From here on the eggs are the dish, fried or poached for this meal. Grams of a serving. */
const maxEggG = 40;

const riceNote = {
  sentence:
    'Cooked rice keeps for a day in the fridge. Freeze this portion within an hour of cooking, or plan another dish.',
  source: 'UK Food Standards Agency, Home food fact checker',
} as const;

/** For a portion planned later than its foods keep; null for one that keeps. Both days are YYYY-MM-DD. */
export const keepingNote = (
  foods: Iterable<Pick<Food, 'id'>>,
  cookedOn: string,
  eatenOn: string,
): typeof riceNote | null =>
  eatenOn > addDays(cookedOn, shorter.rice) && [...foods].some(({ id }) => isRice(id)) ? riceNote : null;

/** A dish with the grams of its foods in a serving. */
export interface KeptDish {
  readonly title: string;
  readonly steps: readonly string[];
  readonly mealTypes: readonly MealType[];
  readonly foods: readonly { readonly food: Pick<Food, 'id' | 'origins'>; readonly grams: number }[];
}

/** Days after the cooking on which the dish can still be eaten from the fridge; 0 for a dish to eat at once. */
export function daysKept({ title, steps, mealTypes, foods }: KeptDish): number {
  const egg = foods.reduce((sum, { food, grams }) => sum + (isEgg(food.id) ? grams : 0), 0);
  const isForNow = eatenAtOnce.test(title) || saidToBeEatenAtOnce.test(steps.at(-1) ?? '');
  if (mealTypes.includes('Beverage') || isForNow || egg >= maxEggG) return shorter.atOnce;
  const isSalad = mealTypes.includes('Salad');
  return foods.reduce((days, { food: { id, origins } }) => {
    const wilts = leaves.test(id) || (isSalad && tenderLeaves.test(id));
    if (wilts || id === 'sushi-rice' || inShells.test(id)) return shorter.atOnce;
    if (isRice(id)) return Math.min(days, shorter.rice);
    if (id === 'avocado') return Math.min(days, shorter.avocado);
    return origins.includes('fish') || origins.includes('shellfish') ? Math.min(days, shorter.fish) : days;
  }, keepsForDays);
}
