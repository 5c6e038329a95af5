import type { OperationResponse } from '#contract/operations.ts';
import { allergens } from '#domain/allergen/allergens.ts';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { judge } from '#domain/dietary-profile/judge.ts';
import { dishOfFacts } from '#domain/dietary-profile/judged-dish.ts';
import { type Intolerance, intolerances } from '#domain/intolerance/intolerances.ts';
import { levelForMember } from '#domain/intolerance/member-verdict.ts';
import type { CardRow } from '#server/queries/recipes.ts';
import { fitResponse, type JudgingFoods, standingsOf } from './fit-response.ts';
import { recipePicture } from './recipe-picture.ts';

export type RecipeCard = OperationResponse<'listRecipes'>['data'][number];

/** Mean rating with one decimal; null without reviews. */
export const meanRating = (row: Pick<CardRow, 'reviews_count' | 'reviews_sum'>): number | null =>
  row.reviews_count === 0 ? null : Math.round((10 * row.reviews_sum) / row.reviews_count) / 10;

/** A record of the five axes. */
export const byAxis = <T>(of: (axis: Intolerance) => T): Record<Intolerance, T> =>
  Object.fromEntries(intolerances.map((axis) => [axis, of(axis)])) as Record<Intolerance, T>;

function levelOf(row: CardRow, axis: Intolerance, lists: DietaryProfile['lists']) {
  const list = lists[axis];
  const level = row.levels[axis];
  if (list === undefined) return level;
  const above = { aboveLow: row[`${axis}_above_low`], aboveMedium: row[`${axis}_above_medium`] };
  return levelForMember({ level, ...above }, list, row.food_ids);
}

/** The member's judgement of a dish, and the level of each axis compared with its limit; empty for a guest. */
function judged(row: CardRow, profile: DietaryProfile | null, foods: JudgingFoods) {
  if (profile === null) return { fit: {}, of: () => ({}) };
  const judgement = judge(dishOfFacts(row, foods.byId), profile);
  return { fit: { fit: fitResponse(judgement) }, of: standingsOf(judgement, profile) };
}

/** A recipe card, judged for the profile's member; null for a guest. */
export function recipeCard(row: CardRow, profile: DietaryProfile | null, foods: JudgingFoods): RecipeCard {
  const { fit, of } = judged(row, profile, foods);
  return {
    id: row.id,
    ref_id: row.ref_id,
    spoonacular_id: row.spoonacular_id,
    type: 'Recipe',
    title: row.title,
    summary: row.summary,
    image: recipePicture(row),
    image_wide: recipePicture(row, 'wide'),
    ready_in_minutes: row.ready_in_minutes,
    servings: row.servings,
    author: row.author_name === null ? null : { name: row.author_name, profile_photo_url: row.author_photo },
    partner_id: row.partner_id,
    category: row.meal_types[0] ?? null,
    reviews_avg: meanRating(row),
    rating_avg: meanRating(row),
    reviews_count: row.reviews_count,
    meal_types: [...row.meal_types],
    diets: [...row.diets],
    allergens: allergens.filter(({ id }) => row.allergens.includes(id)).map(({ name }) => name),
    protein_sources: [...row.protein_sources],
    price_class: row.price_class,
    calories: row.calories,
    ...(row.is_favorite === null ? {} : { is_favorite: row.is_favorite }),
    ...fit,
    verdicts: byAxis((axis) => ({ level: levelOf(row, axis, profile?.lists ?? {}), ...of(axis) })),
  };
}
