import type { Food } from '#domain/food/food.ts';

const wordsIn = (text: string) => text.toLowerCase().match(/[a-zà-ÿ]+/g) ?? [];
const stem = (word: string) => word.replace(/(?:ies|y)$/, 'i').replace(/(?:es|s)$/, '');

/** Words for a group of foods, by an allergen that the group has. */
const groupWords: Readonly<Partial<Record<Food['allergens'][number], readonly string[]>>> = {
  milk: ['cheese', 'dairy'],
  tree_nut: ['nuts'],
  peanut: ['nuts'],
  fish: ['fish'],
  crustacean: ['seafood', 'shellfish'],
  mollusc: ['seafood', 'shellfish'],
};
/** Steps with these may use anything. */
const everything = /\b(everything|all|remaining|rest|ingredients)\b/i;
/** Words of names that say nothing of the food. */
const fillers = new Set(
  ['fresh', 'ground', 'dried', 'whole', 'plain', 'large', 'small', 'with', 'and'].map(stem),
);

/** The words by which a step may mean a food of the recipe. */
export const wordsFor = (food: Food, namesInRecipe: readonly string[]): ReadonlySet<string> =>
  new Set(
    [food.name, ...food.aliases, ...namesInRecipe.map((name) => name.split(/[,(]/)[0] ?? '')]
      .flatMap(wordsIn)
      .concat(food.allergens.flatMap((id) => groupWords[id] ?? []))
      .map(stem)
      .filter((word) => word.length > 2 && !fillers.has(word)),
  );

/**
 * Index of the first step that may use a food. Errs toward earlier ones; 0 if none names it, as it may then go in at
 * once.
 */
export const firstMention = (steps: readonly string[], words: ReadonlySet<string>): number =>
  Math.max(
    0,
    steps.findIndex((step) => everything.test(step) || wordsIn(step).some((word) => words.has(stem(word)))),
  );
