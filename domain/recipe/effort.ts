import type { Recipe } from './recipe.ts';

/** What the work of a recipe is like. */
export const efforts = ['easy', 'no oven', 'no cooking'] as const;
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

const heat =
  /\b(?:boil|simmer|fry|fries|fried|cook|heat|steam|toast|grill|sear|poach|blanch|melt|warm|microwave|saut[eé]|braise|scald|reheat|char|brown|bloom|caramelize|sizzle)(?:s|es|ed|ing)?\b|\b(?:hot|boiling|skillet|saucepan|stove|burner|oven|broiler|griddle|wok|popcorn popper)\b/i;
/** Nothing is heated. */
const needsNoHeat = ({ steps }: EffortParts) =>
  steps.length > 0 && !steps.some((step) => oven.test(step) || heat.test(step));

type EffortParts = Pick<Recipe, 'ingredients' | 'steps' | 'readyInMinutes'>;

const tests: Readonly<Record<Effort, (recipe: EffortParts) => boolean>> = {
  easy: isEasy,
  'no oven': needsNoOven,
  'no cooking': needsNoHeat,
};

/** Read from the recipe as it is written: a method that isn't written down is not claimed. */
export const effortsOf = (recipe: EffortParts): readonly Effort[] =>
  efforts.filter((effort) => tests[effort](recipe));
