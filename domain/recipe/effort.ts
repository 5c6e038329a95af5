import type { Recipe } from './recipe.ts';

/** What the work of a recipe is like. */
export const efforts = ['easy', 'no oven'] as const;
export type Effort = (typeof efforts)[number];

/** An easy recipe has at most so many. */
const easy = { ingredients: 8, steps: 4, minutes: 45 } as const;

const isEasy = ({ ingredients, steps, readyInMinutes }: EffortParts) =>
  new Set(ingredients.map(({ foodId }) => foodId)).size <= easy.ingredients &&
  steps.length > 0 &&
  steps.length <= easy.steps &&
  readyInMinutes <= easy.minutes;

const oven = /\b(?:oven|bak(?:e|ed|es|ing)(?! (?:soda|powder))|broil\w*|roast(?:s|ing)?)\b/i;
const needsNoOven = ({ steps }: EffortParts) => steps.length > 0 && !steps.some((step) => oven.test(step));

type EffortParts = Pick<Recipe, 'ingredients' | 'steps' | 'readyInMinutes'>;

/** Read from the recipe as it is written: a method that isn't written down is not claimed. */
export const effortsOf = (recipe: EffortParts): readonly Effort[] =>
  efforts.filter((effort) => (effort === 'easy' ? isEasy : needsNoOven)(recipe));
