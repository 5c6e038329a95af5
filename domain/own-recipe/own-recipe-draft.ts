import type { OperationAnswer } from '#contract/operations.ts';
import type { MealType } from '#domain/recipe/meal-types.ts';

/** As it stands in the form: numbers as they were typed, lists one line each. */
export interface OwnRecipeDraft {
  readonly title: string;
  readonly summary: string;
  readonly servings: string;
  readonly minutes: string;
  readonly mealTypes: readonly MealType[];
  readonly ingredients: string;
  readonly steps: string;
}

export type ImportFormat = 'url' | 'html' | 'cooklang' | 'json';

/** A field of the form, as the server calls it. */
export type OwnRecipeField =
  | 'title'
  | 'summary'
  | 'servings'
  | 'ready_in_minutes'
  | 'ingredients'
  | 'steps'
  | 'content';

type Detail = OperationAnswer<'getRecipe'>['data'];

export const emptyDraft: OwnRecipeDraft = {
  title: '',
  summary: '',
  servings: '4',
  minutes: '',
  mealTypes: [],
  ingredients: '',
  steps: '',
};

export const draftOf = (recipe: Detail): OwnRecipeDraft => ({
  title: recipe.title,
  summary: recipe.summary,
  servings: String(recipe.servings),
  minutes: recipe.ready_in_minutes === 0 ? '' : String(recipe.ready_in_minutes),
  mealTypes: recipe.meal_types,
  ingredients: (recipe.ingredient_lines ?? []).join('\n'),
  steps: recipe.instructions.steps.map(({ title }) => title).join('\n'),
});

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** As it is sent. */
export const ownRecipeInput = (draft: OwnRecipeDraft) => ({
  title: draft.title.trim(),
  summary: draft.summary.trim(),
  servings: Number(draft.servings),
  ...(draft.minutes.trim() !== '' && { ready_in_minutes: Number(draft.minutes) }),
  meal_types: [...draft.mealTypes],
  ingredients: linesOf(draft.ingredients),
  steps: linesOf(draft.steps),
});

/** What can be told before anything is sent; null: nothing is amiss. */
export function draftProblems(draft: OwnRecipeDraft): Partial<Record<OwnRecipeField, string[]>> | null {
  const { title, servings, ingredients, ready_in_minutes: minutes = 0 } = ownRecipeInput(draft);
  const isWhole = (value: number, least: number, most: number) =>
    Number.isInteger(value) && value >= least && value <= most;
  const problems: Partial<Record<OwnRecipeField, string[]>> = {
    ...(title === '' && { title: ['Please give the recipe a title.'] }),
    ...(!isWhole(servings, 1, 100) && { servings: ['Please enter a whole number from 1 to 100.'] }),
    ...(!isWhole(minutes, 0, 10_080) && { ready_in_minutes: ['Please enter whole minutes.'] }),
    ...(ingredients.length === 0 && { ingredients: ['Please enter at least one ingredient.'] }),
  };
  return Object.keys(problems).length === 0 ? null : problems;
}

/** As many characters as the server takes. */
export const mostImported = 500_000;
/** At most, in a file. */
const bytesOfCharacter = 4;
const formats: ReadonlyMap<string, ImportFormat> = new Map([
  ['html', 'html'],
  ['htm', 'html'],
  ['cook', 'cooklang'],
  ['txt', 'cooklang'],
  ['json', 'json'],
]);
export const importEndings = [...formats.keys()].map((ending) => `.${ending}`);

/** What a file holds, by its ending; null: nothing that can be imported. */
export const formatOfFile = (name: string): ImportFormat | null =>
  formats.get(/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '') ?? null;

/** Why a file is not worth sending; null: it is. */
export function fileRefusal({ name, size }: { readonly name: string; readonly size: number }): string | null {
  if (formatOfFile(name) === null)
    return 'Please choose a saved web page (.html), a Cooklang file (.cook) or an export of one recipe (.json).';
  if (size === 0) return 'The file is empty.';
  return size > mostImported * bytesOfCharacter
    ? 'The file is too large: a recipe has at most 500,000 characters.'
    : null;
}
