import type { components } from '#contract/api.ts';
import { allergenStatement } from '#domain/allergen/allergen-statement.ts';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import {
  type Judgement,
  type JudgementKind,
  type JudgementReason,
  judge,
} from '#domain/dietary-profile/judge.ts';
import { type DishFacts, dishOfFacts } from '#domain/dietary-profile/judged-dish.ts';
import {
  judgementSentence,
  reasonSentence,
  ruleWords,
  wordOf,
} from '#domain/dietary-profile/judgement-text.ts';
import { limitStatusOf } from '#domain/dietary-profile/limit-status.ts';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { shownSource } from '#domain/medicines/shown-source.ts';
import { formatList } from '#domain/message/format-list.ts';
import type { RecipeIngredient } from '#domain/recipe/recipe.ts';
import { eitherFoodIds } from '#domain/source-recipe/either-food.ts';
import { baseFoodId, foodOrPlaceholder, isRawFoodId } from '#domain/source-recipe/unknown-food.ts';
import { unknownPrefix } from '#domain/source-recipe/unknown-prefix.ts';
import type { Context } from '#server/context.ts';

export type JudgingFoods = Pick<Context['foods'], 'byId' | 'sources'>;
export type Fit = components['schemas']['Fit'];
type FitWithReasons = components['schemas']['FitWithReasons'];
type FitReason = FitWithReasons['reasons'][number];
type Statement = components['schemas']['AllergenStatement'];

const kinds = {
  fits: 'fits',
  atLimit: 'at_limit',
  unknown: 'unknown',
  over: 'over',
  notForYou: 'not_for_you',
} as const satisfies Record<JudgementKind, Fit['kind']>;

/** A dish with its ingredients, for reasons with amounts. */
interface Weighed {
  readonly ingredients: readonly RecipeIngredient[];
  readonly servings: number;
}

/** The recipe's own name of an ingredient without a known food, without its preparation. */
function nameOf(id: string, foods: JudgingFoods, weighed: Weighed | null): string {
  const food = foods.byId.get(baseFoodId(id));
  if (food !== undefined) return food.name;
  const ingredient = weighed?.ingredients.find(
    (it) => it.foodId === id || foodOrPlaceholder(it, foods.byId).id === id,
  )?.name;
  if (ingredient !== undefined) return ingredient;
  const choices = eitherFoodIds(id).map((each) => foods.byId.get(each)?.name ?? each);
  return choices.length > 0 ? formatList(choices, 'or') : id.replace(unknownPrefix, '').replaceAll('-', ' ');
}

function gramsOf(id: string, weighed: Weighed | null): number | null {
  const own = isRawFoodId(id) ? baseFoodId(id) : id;
  const found = weighed?.ingredients.filter(({ foodId }) => foodId === own) ?? [];
  if (weighed === null || found.length === 0) return null;
  const grams = found.reduce((sum, it) => sum + it.grams, 0) / weighed.servings;
  return Math.round(grams * 100) / 100;
}

function sourceOf(
  { axis, foodIds, safety }: JudgementReason,
  { byId, sources }: JudgingFoods,
): string | null {
  if (safety !== null) return safety.source === null ? null : shownSource(safety.source);
  const figures = axis === null ? [] : foodIds.map((id) => byId.get(baseFoodId(id))?.[axis]?.source ?? null);
  const [key] = figures.filter((figure) => figure !== null);
  return key === undefined ? null : (sources.get(key)?.title ?? null);
}

function reasonResponse(reason: JudgementReason, foods: JudgingFoods, weighed: Weighed | null): FitReason {
  const named = reason.foodIds.map((id) => ({
    food_id: baseFoodId(id),
    name: nameOf(id, foods, weighed),
    grams: gramsOf(id, weighed),
    isOneOf: eitherFoodIds(id).length > 0,
  }));
  return {
    kind: reason.kind === 'atLimit' ? 'at_limit' : reason.kind,
    name: reason.name,
    word: wordOf(reason),
    sentence: reasonSentence(reason, named),
    foods: [...new Map(named.map(({ isOneOf: _, ...food }) => [food.food_id, food])).values()],
    source: sourceOf(reason, foods),
  };
}

/** A judgement as in lists. */
export const fitResponse = (judgement: Judgement): Fit => ({
  kind: kinds[judgement.kind],
  sentence: judgementSentence(judgement),
});

/** The judgement of a stored recipe for a member. */
export const fitOfRow = (
  row: DishFacts,
  profile: DietaryProfile,
  { byId }: Pick<JudgingFoods, 'byId'>,
): Fit => fitResponse(judge(dishOfFacts(row, byId), profile));

/** The judgement with its reasons and their amounts. */
export function fitWithReasons(
  row: DishFacts & Weighed,
  profile: DietaryProfile,
  foods: JudgingFoods,
): FitWithReasons {
  const judgement = judge(dishOfFacts(row, foods.byId), profile);
  return {
    ...fitResponse(judgement),
    checked: ruleWords(judgement.checked),
    reasons: judgement.reasons.map((reason) => reasonResponse(reason, foods, row)),
  };
}

/** How an axis compares with the member's limit; empty without one. */
export function standingsOf(
  judgement: Judgement,
  profile: DietaryProfile,
): (axis: Intolerance) => Pick<components['schemas']['VerdictLevel'], 'limit' | 'standing'> {
  return (axis) => {
    const limit = profile.limits[axis];
    return limit === undefined ? {} : { limit, standing: limitStatusOf(judgement, profile, axis) };
  };
}

/** The allergens of a recipe as a sentence; those of `profile` first. */
export function allergenStatementResponse(
  row: Pick<DishFacts, 'food_ids' | 'allergens'>,
  profile: Pick<DietaryProfile, 'allergens'>,
  foods: JudgingFoods,
  weighed: Weighed | null,
): Statement {
  const { sentence, contains, open, unidentified } = allergenStatement(
    row.food_ids,
    row.allergens,
    profile.allergens,
    foods.byId,
    (id) => nameOf(id, foods, weighed),
  );
  return {
    sentence,
    contains: contains.map(({ name, word, isOwn, foodIds }) => ({
      name,
      word,
      is_own: isOwn,
      ingredients: foodIds.map((id) => nameOf(id, foods, weighed)),
    })),
    open,
    unidentified: [...unidentified],
  };
}
