import type { OperationResponse } from '#contract/operations.ts';
import { uncheckedFit } from '#domain/meal-plan/fit-warning.ts';
import { inputOfRecipe, type OwnRecipeChanges } from '#domain/own-recipe/own-recipe-changes.ts';
import { unknownPrefix } from '#domain/source-recipe/unknown-prefix.ts';
import { ownRecipeOverlay as texts } from '#src/offline/texts.ts';
import {
  isRecipe,
  type QueuedMutation,
  type RecipeCard,
  temporaryId,
  temporaryNumber,
} from './queued-mutation.ts';
import type { View } from './queued-operation.ts';

type Detail = OperationResponse<'getRecipe'>['data'];
type Input = QueuedMutation<'createOwnRecipe'>['body'];
type Ingredient = Detail['ingredients'][number];

/** A line before the server has bound it to foods. */
const unreadIngredient = (line: string): Ingredient => ({
  name: line,
  food_id: unknownPrefix,
  grams: 0,
  amount: { us: { value: 0, unit: '' }, metric: { value: 0, unit: '' } },
});

const unknownVerdict = (lines: readonly string[]): Detail['verdicts']['oxalate'] => ({
  level: null,
  largest_sum: null,
  dose: null,
  unit: null,
  threshold_low: null,
  threshold_medium: null,
  reasons: [],
  deciding: [],
  above_low: [],
  above_medium: [],
  unknown: [...lines],
  swap: null,
});

/** Fields that only the server can compute: unknown until it has parsed the lines. */
function unread(lines: readonly string[]) {
  return {
    diets: [],
    allergens: [],
    protein_sources: [],
    calories: null,
    fit: { ...uncheckedFit, checked: [], reasons: [] },
    verdicts: {
      oxalate: unknownVerdict(lines),
      histamine: unknownVerdict(lines),
      sulfur: unknownVerdict(lines),
      salicylate: unknownVerdict(lines),
      fodmap: unknownVerdict(lines),
    },
    allergen_statement: {
      sentence: texts.allergensLater,
      contains: [],
      open: '',
      unidentified: [...lines],
    },
    ingredients: lines.map(unreadIngredient),
    nutrients: [],
  } satisfies Partial<Detail>;
}

const writtenOnCard = (input: Input) => ({
  title: input.title,
  summary: input.summary ?? '',
  servings: input.servings,
  ready_in_minutes: input.ready_in_minutes ?? 0,
  meal_types: input.meal_types ?? [],
  category: input.meal_types?.[0] ?? null,
});

const written = (input: Input) => ({
  ...writtenOnCard(input),
  instructions_html: null,
  instructions: { steps: (input.steps ?? []).map((title, at) => ({ number: at + 1, title })) },
  ingredient_lines: input.ingredients,
  line_choices: input.line_choices ?? [],
});

/** A created recipe that is still queued. */
export const newRecipe = ({ key, body }: QueuedMutation<'createOwnRecipe'>): Detail => ({
  id: temporaryNumber(key),
  ref_id: temporaryId(key),
  spoonacular_id: null,
  type: 'Recipe',
  image: '/brand/empty-plate.svg',
  image_wide: '/brand/empty-plate.svg',
  author: body.author ? { name: body.author, profile_photo_url: null } : null,
  partner_id: null,
  reviews_avg: null,
  rating_avg: null,
  reviews_count: 0,
  price_class: 1,
  is_favorite: false,
  serving_grams: 1,
  ...written(body),
  ...unread(body.ingredients),
});

const isSameDish = (recipe: Detail, input: Input) =>
  JSON.stringify([recipe.servings, recipe.ingredient_lines, recipe.line_choices ?? []]) ===
  JSON.stringify([input.servings, input.ingredients, input.line_choices ?? []]);

/** A recipe with an edit applied: what was computed from its lines stays only if they are unchanged. */
export function rewritten(recipe: Detail, changes: OwnRecipeChanges): Detail {
  const input = { ...inputOfRecipe(recipe), ...changes };
  const { known_figures: _, histamine_warning: __, table: ___, ...rest } = recipe;
  return isSameDish(recipe, input)
    ? { ...recipe, ...written(input) }
    : { ...rest, ...written(input), ...unread(input.ingredients) };
}

/** The card of a recipe whose details are cached. */
export function cardOf(recipe: Detail): RecipeCard {
  const { fit, verdicts } = recipe;
  return {
    id: recipe.id,
    ref_id: recipe.ref_id,
    spoonacular_id: recipe.spoonacular_id,
    type: recipe.type,
    title: recipe.title,
    summary: recipe.summary,
    image: recipe.image,
    image_wide: recipe.image_wide,
    ready_in_minutes: recipe.ready_in_minutes,
    servings: recipe.servings,
    author: recipe.author,
    partner_id: recipe.partner_id,
    category: recipe.category,
    reviews_avg: recipe.reviews_avg,
    rating_avg: recipe.rating_avg,
    reviews_count: recipe.reviews_count,
    meal_types: recipe.meal_types,
    diets: recipe.diets,
    allergens: recipe.allergens,
    protein_sources: recipe.protein_sources,
    price_class: recipe.price_class,
    calories: recipe.calories,
    is_favorite: recipe.is_favorite ?? false,
    ...(fit && { fit: { kind: fit.kind, sentence: fit.sentence } }),
    verdicts: {
      oxalate: { level: verdicts.oxalate.level },
      histamine: { level: verdicts.histamine.level },
      sulfur: { level: verdicts.sulfur.level },
      salicylate: { level: verdicts.salicylate.level },
      fodmap: { level: verdicts.fodmap.level },
    },
  };
}

/** The card of an edited recipe, without what depends on changed lines. */
export function rewrittenCard(card: RecipeCard, changes: OwnRecipeChanges): RecipeCard {
  const { title, summary, servings, ready_in_minutes, meal_types } = card;
  const lines = changes.ingredients ?? [];
  const input = { title, summary, servings, ready_in_minutes, meal_types, ingredients: lines, ...changes };
  const isSame = [changes.servings, changes.ingredients, changes.line_choices].every(
    (it) => it === undefined,
  );
  if (isSame) return { ...card, ...writtenOnCard(input) };
  const { verdicts, fit, diets, allergens, calories } = cardOf(
    newRecipe({ key: '', body: input } as QueuedMutation<'createOwnRecipe'>),
  );
  const { table: _, ...rest } = card;
  return { ...rest, ...writtenOnCard(input), ...(fit && { fit }), verdicts, diets, allergens, calories };
}

export const mapCards = <Body extends { readonly data: readonly RecipeCard[] }>(
  body: Body,
  id: string,
  change: (card: RecipeCard) => RecipeCard,
): Body => ({ ...body, data: body.data.map((card) => (isRecipe(card, id) ? change(card) : card)) });

export function withoutCard<
  Body extends { readonly data: readonly RecipeCard[]; readonly meta: { readonly total: number } },
>(body: Body, id: string): Body {
  const data = body.data.filter((card) => !isRecipe(card, id));
  const total = Math.max(0, body.meta.total - (body.data.length - data.length));
  return { ...body, data, meta: { ...body.meta, total } };
}

/** The details of an own recipe with pending mutations applied; null if not cached. */
export function shownRecipe(id: string, { cache, pending, show }: View): Detail | null {
  const found = cache.all('getRecipe').find(({ body }) => isRecipe(body.data as Detail & RecipeCard, id));
  if (found === undefined) {
    const created = pending.find(
      (each): each is QueuedMutation<'createOwnRecipe'> =>
        each.operationId === 'createOwnRecipe' &&
        [temporaryId(each.key), String(temporaryNumber(each.key))].includes(id),
    );
    if (created === undefined) return null;
    const request = { id, query: new URLSearchParams() };
    return show('getRecipe', { data: newRecipe(created) }, request, pending).data;
  }
  const { body, ...request } = found;
  return show('getRecipe', body, request, pending).data;
}

/** What remains to do for a recipe that was written offline; '' for nothing. */
export function unmatchedNotice(unmatched: readonly string[]): string {
  const [first, ...others] = unmatched;
  if (first === undefined) return '';
  const more = others.length === 0 ? '' : texts.more(others.length);
  return texts.unknownFood(first, more);
}
