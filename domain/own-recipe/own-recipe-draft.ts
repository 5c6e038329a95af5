import type { components } from '#contract/api.ts';
import type { OperationResponse } from '#contract/operations.ts';
import type { MealType } from '#domain/recipe/meal-types.ts';
import { isPossibleServings, maximumServings, minimumServings } from '#domain/recipe/servings.ts';
import type { OwnRecipeField } from './own-recipe-reading.ts';

/** A member's choice for a line; the name of the food is shown until the line is bound again. */
export interface LineDecision {
  readonly foodId: string | null;
  readonly grams: number | null;
  readonly isLeftOut: boolean;
}

/** The form's values: numbers as typed, lists one line each. */
export interface OwnRecipeDraft {
  readonly title: string;
  readonly summary: string;
  readonly servings: string;
  readonly minutes: string;
  readonly mealTypes: readonly MealType[];
  readonly ingredients: string;
  readonly steps: string;
  /** By the text of the line, so that they stay when lines are moved. */
  readonly decisions: Readonly<Record<string, LineDecision>>;
  /** The original author, if it was imported. */
  readonly author: string | null;
  /** The URL it was imported from. */
  readonly sourceAddress: string | null;
}

type Detail = OperationResponse<'getRecipe'>['data'];

export const emptyDraft: OwnRecipeDraft = {
  title: '',
  summary: '',
  servings: '4',
  minutes: '',
  mealTypes: [],
  ingredients: '',
  steps: '',
  decisions: {},
  author: null,
  sourceAddress: null,
};

type Choice = components['schemas']['LineChoice'];

const decisionsOf = (lines: readonly string[], choices: readonly Choice[]): OwnRecipeDraft['decisions'] =>
  Object.fromEntries(
    choices.flatMap(({ line, food_id: foodId, grams, is_left_out: isLeftOut }) => {
      const text = lines[line];
      return text === undefined ? [] : [[text.trim(), { foodId, grams, isLeftOut }]];
    }),
  );

export const draftOf = (recipe: Detail): OwnRecipeDraft => ({
  title: recipe.title,
  summary: recipe.summary,
  servings: String(recipe.servings),
  minutes: recipe.ready_in_minutes === 0 ? '' : String(recipe.ready_in_minutes),
  mealTypes: recipe.meal_types,
  ingredients: (recipe.ingredient_lines ?? []).join('\n'),
  steps: recipe.instructions.steps.map(({ title }) => title).join('\n'),
  decisions: decisionsOf(recipe.ingredient_lines ?? [], recipe.line_choices ?? []),
  author: recipe.author?.name ?? null,
  sourceAddress: null,
});

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The draft of an imported recipe. */
export const draftOfReadRecipe = (
  read: OperationResponse<'readRecipes'>['data']['recipes'][number],
): OwnRecipeDraft => ({
  title: read.title,
  summary: read.summary,
  servings: String(read.servings),
  minutes: read.ready_in_minutes === 0 ? '' : String(read.ready_in_minutes),
  mealTypes: read.meal_types,
  ingredients: read.ingredients.join('\n'),
  steps: read.steps.join('\n'),
  decisions: {},
  author: read.author,
  sourceAddress: read.source_address,
});

/** The draft with a choice for a line; null removes a choice. */
export function withDecision(
  draft: OwnRecipeDraft,
  text: string,
  decision: LineDecision | null,
): OwnRecipeDraft {
  const { [text.trim()]: _, ...others } = draft.decisions;
  return { ...draft, decisions: decision === null ? others : { ...others, [text.trim()]: decision } };
}

/** The draft with a line replaced; a blank text removes the line. */
export function withLine(draft: OwnRecipeDraft, text: string, replacement: string): OwnRecipeDraft {
  const lines = linesOf(draft.ingredients);
  const at = lines.indexOf(text.trim());
  const remaining = at < 0 ? lines : lines.toSpliced(at, 1, ...linesOf(replacement));
  return { ...withDecision(draft, text, null), ingredients: remaining.join('\n') };
}

const choicesOf = ({ ingredients, decisions }: OwnRecipeDraft): Choice[] =>
  linesOf(ingredients).flatMap((text, line) => {
    const decision = decisions[text];
    if (decision === undefined) return [];
    const { foodId, grams, isLeftOut } = decision;
    return [{ line, food_id: foodId, grams, is_left_out: isLeftOut }];
  });

/** The request body of a new one. */
export const ownRecipeInput = (draft: OwnRecipeDraft) => ({
  title: draft.title.trim(),
  summary: draft.summary.trim(),
  servings: Number(draft.servings),
  ready_in_minutes: Number(draft.minutes),
  meal_types: [...draft.mealTypes],
  ingredients: linesOf(draft.ingredients),
  line_choices: choicesOf(draft),
  steps: linesOf(draft.steps),
  ...(draft.author !== null && { author: draft.author }),
  ...(draft.sourceAddress !== null && { source_address: draft.sourceAddress }),
});

/** Problems that can be found before sending; null: none. */
export function draftProblems(draft: OwnRecipeDraft): Partial<Record<OwnRecipeField, string[]>> | null {
  const { title, servings, ingredients, ready_in_minutes: minutes } = ownRecipeInput(draft);
  const isWhole = (value: number, min: number, max: number) =>
    Number.isInteger(value) && value >= min && value <= max;
  const problems: Partial<Record<OwnRecipeField, string[]>> = {
    ...(title === '' && { title: ['Please give the recipe a title.'] }),
    ...(!isPossibleServings(servings) && {
      servings: [`Please enter a whole number from ${minimumServings} to ${maximumServings}.`],
    }),
    ...(!isWhole(minutes, 0, 10_080) && { ready_in_minutes: ['Please enter whole minutes.'] }),
    ...(ingredients.length === 0 && { ingredients: ['Please enter at least one ingredient.'] }),
  };
  return Object.keys(problems).length === 0 ? null : problems;
}
