import type { OperationBody, OperationResponse } from '#contract/operations.ts';

export type OwnRecipeInput = OperationBody<'createOwnRecipe'>;
/** What an edit changes; the rest stays as it is stored. */
export type OwnRecipeChanges = OperationBody<'updateOwnRecipe'>;

/** An own recipe as its form sends it without an edit. */
export const inputOfRecipe = (recipe: OperationResponse<'getRecipe'>['data']): OwnRecipeInput => ({
  title: recipe.title,
  summary: recipe.summary,
  servings: recipe.servings,
  ready_in_minutes: recipe.ready_in_minutes,
  meal_types: recipe.meal_types,
  ingredients: recipe.ingredient_lines ?? [],
  line_choices: (recipe.line_choices ?? []).map(({ line, food_id, grams, is_left_out }) => ({
    line,
    food_id,
    grams,
    is_left_out,
  })),
  steps: recipe.instructions.steps.map(({ title }) => title),
  ...(recipe.author && { author: recipe.author.name }),
});

/** What belongs together: amounts are for the servings, and choices for the lines. */
const parts = [
  ['title'],
  ['summary'],
  ['servings', 'ingredients', 'line_choices'],
  ['ready_in_minutes'],
  ['meal_types'],
  ['steps'],
  ['author'],
  ['source_address'],
] as const satisfies readonly (readonly (keyof OwnRecipeInput)[])[];

const isSame = (
  one: OwnRecipeChanges,
  other: OwnRecipeChanges,
  fields: readonly (keyof OwnRecipeChanges)[],
): boolean => fields.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));

/** Of an edit, the parts that differ from `before`. */
export function changesOf<Edit extends OwnRecipeChanges>(before: OwnRecipeChanges, own: Edit): Partial<Edit> {
  const changed = new Set<string>(
    parts
      .map((part) => part.filter((field) => own[field] !== undefined))
      .filter((fields) => !isSame(before, own, fields))
      .flat(),
  );
  return Object.fromEntries(Object.entries(own).filter(([field]) => changed.has(field))) as Partial<Edit>;
}

/** Whether a part of the changes has been changed elsewhere too, since `before` and differently. */
export const isOverwriting = (
  now: OwnRecipeChanges,
  before: OwnRecipeChanges,
  changes: OwnRecipeChanges,
): boolean =>
  parts
    .map((part) => part.filter((field) => changes[field] !== undefined))
    .some((fields) => !isSame(now, before, fields) && !isSame(now, changes, fields));
