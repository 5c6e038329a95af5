import type { OperationBody, OperationResponse } from '#contract/operations.ts';

export type OwnRecipeInput = OperationBody<'updateOwnRecipe'>;

/** An own recipe as an edit that changes nothing. */
export const inputOfRecipe = (recipe: OperationResponse<'getRecipe'>['data']): OwnRecipeInput => ({
  title: recipe.title,
  summary: recipe.summary,
  servings: recipe.servings,
  ...(recipe.ready_in_minutes > 0 && { ready_in_minutes: recipe.ready_in_minutes }),
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
] as const satisfies readonly (readonly (keyof OwnRecipeInput)[])[];

const pick = (input: OwnRecipeInput, part: readonly (keyof OwnRecipeInput)[]): Partial<OwnRecipeInput> =>
  Object.fromEntries(part.flatMap((field) => (input[field] === undefined ? [] : [[field, input[field]]])));

/**
 * An edit of an own recipe on top of one that was made elsewhere since: what the member hasn't changed stays as it is by
 * now. `isOverwriting`: both have changed the same part, and the member's counts.
 */
export function mergedInput(
  now: OwnRecipeInput,
  before: OwnRecipeInput,
  own: OwnRecipeInput,
): { readonly input: OwnRecipeInput; readonly isOverwriting: boolean } {
  const textOf = (input: OwnRecipeInput, part: (typeof parts)[number]) => JSON.stringify(pick(input, part));
  const isOwn = (part: (typeof parts)[number]) => textOf(own, part) !== textOf(before, part);
  const unchanged = parts.filter((part) => !isOwn(part));
  const overwritten = parts.filter(
    (part) => isOwn(part) && ![textOf(before, part), textOf(own, part)].includes(textOf(now, part)),
  );
  const dropped = new Set<string>(unchanged.flat());
  const others = Object.fromEntries(Object.entries(own).filter(([field]) => !dropped.has(field)));
  const stored = Object.assign({}, ...unchanged.map((part) => pick(now, part)));
  return { input: { ...others, ...stored }, isOverwriting: overwritten.length > 0 };
}
