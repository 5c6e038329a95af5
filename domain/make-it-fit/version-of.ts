import type { Food } from '#domain/food/food.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { nameInSentence } from '#domain/food/name-in-sentence.ts';
import { boundOwnRecipe, type OwnRecipe } from '#domain/own-recipe/bound-own-recipe.ts';
import { cookedFoods } from '#domain/own-recipe/cooked-foods.ts';
import type { LineChoice } from '#domain/own-recipe/lines/line-choice.ts';
import { versionStep } from '#domain/own-recipe/version-step.ts';
import { formatMeasure } from '#domain/quantity/format-amount.ts';
import type { MealType } from '#domain/recipe/meal-types.ts';
import type { RecipeIngredient } from '#domain/recipe/recipe.ts';
import { swapIngredient } from '#domain/swap/swap-recipe.ts';
import { changesSentence } from './changes-sentence.ts';
import type { FittingChange } from './fitting-steps.ts';

/** The parts of the original recipe that a version needs. */
export interface ChangedRecipe {
  readonly title: string;
  readonly summary: string;
  readonly servings: number;
  readonly readyInMinutes: number;
  readonly mealTypes: readonly MealType[];
  readonly ingredients: readonly RecipeIngredient[];
  readonly steps: readonly string[];
  readonly author: string | null;
}

/** The ingredients with all of the changes. */
export const changedIngredients = (
  ingredients: readonly RecipeIngredient[],
  changes: readonly FittingChange[],
): RecipeIngredient[] =>
  changes.reduce<RecipeIngredient[]>(
    (now, change) =>
      change.kind === 'swap'
        ? swapIngredient(now, change.foodId, change)
        : now.filter(({ foodId }) => foodId !== change.foodId),
    [...ingredients],
  );

/** Tolerated deviation of a line's weight; above it the line is written in grams. */
const maxOff = 0.02;

interface VersionLine {
  readonly text: string;
  /** What the text alone is parsed to. */
  readonly readAs: Pick<RecipeIngredient, 'foodId' | 'grams'> | undefined;
}

/**
 * An ingredient as a line that is parsed to the same food and amount: in the cook's measure if possible, else in
 * grams. Else it's the name of the food, which has more than one meaning.
 */
function lineOf(ingredient: RecipeIngredient, food: Food, table: FoodTable): VersionLine {
  const { us, metric, grams, name } = ingredient;
  const preparation = name.split(', ').slice(1).join(', ');
  const rest = preparation === '' ? '' : `, ${preparation}`;
  const weight = `${Math.round(grams * 10) / 10} g`;
  const amounts = [formatMeasure(us), formatMeasure(metric), weight].filter((amount) => amount !== '');
  const lines = amounts.flatMap((amount) => [
    `${amount} ${name}`,
    `${amount} ${food.name}${rest}`,
    `${amount} ${food.name}`,
  ]);
  const lineFrom = (text: string): VersionLine => {
    const own: OwnRecipe = { ...emptyRecipe, lines: [text] };
    return { text, readAs: boundOwnRecipe(own, 'line', table).recipe.ingredients[0] };
  };
  const isSame = ({ readAs }: VersionLine) =>
    readAs?.foodId === food.id && Math.abs(readAs.grams - grams) <= Math.max(maxOff * grams, 0.1);
  return lines.map(lineFrom).find(isSame) ?? lineFrom(`${weight} ${food.name}`);
}

/** What a text can't say alone is chosen, as the owner of a recipe does: a gram more may be over a limit. */
function choiceOf({ readAs }: VersionLine, { foodId, grams }: RecipeIngredient, line: number): LineChoice[] {
  const isFood = readAs?.foodId === foodId;
  const choice = { line, foodId: isFood ? null : foodId, grams, isLeftOut: false };
  return isFood && readAs.grams === grams ? [] : [choice];
}

const emptyRecipe: OwnRecipe = {
  title: '',
  summary: '',
  servings: 1,
  readyInMinutes: 0,
  mealTypes: [],
  lines: [],
  steps: [],
  author: null,
};

/** Cooking hints for the changes, by food: "Firm tofu: Press it dry." */
const hintSentences = (changes: readonly FittingChange[]): string[] =>
  changes.flatMap((change) =>
    change.kind === 'swap' && change.hint !== null ? [`${change.food.name}: ${change.hint}`] : [],
  );

/** The member's version of a recipe, whose first step states its changes. */
export function versionOf(
  recipe: ChangedRecipe,
  changes: readonly FittingChange[],
  table: FoodTable,
): OwnRecipe {
  const nameOf = (id: string) => nameInSentence(table.byId.get(id)?.name ?? id);
  const ingredients = changedIngredients(recipe.ingredients, changes);
  const lines = ingredients.map((ingredient): VersionLine => {
    const food = table.byId.get(ingredient.foodId);
    return food === undefined
      ? { text: ingredient.name, readAs: ingredient }
      : lineOf(ingredient, food, table);
  });
  const choices = ingredients.flatMap((ingredient, at): LineChoice[] => {
    const line = lines[at];
    return line === undefined ? [] : choiceOf(line, ingredient, at);
  });
  return {
    title: `${recipe.title} (my version)`,
    summary: recipe.summary,
    servings: recipe.servings,
    readyInMinutes: recipe.readyInMinutes,
    mealTypes: recipe.mealTypes,
    lines: lines.map(({ text }) => text),
    choices,
    cooked: cookedFoods(ingredients),
    steps: [
      [`${versionStep}${changesSentence(changes, nameOf)}`, ...hintSentences(changes)].join(' '),
      ...recipe.steps,
    ],
    author: recipe.author,
  };
}
