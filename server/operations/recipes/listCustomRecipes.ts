import { isServable, judge } from '#domain/dietary-profile/judge.ts';
import { dishOfFacts, dishOfNoFacts, type JudgedDish } from '#domain/dietary-profile/judged-dish.ts';
import { rulesOf } from '#domain/dietary-profile/profile-rules.ts';
import { pageMetaOf } from '#domain/page/page.ts';
import type { FoundRecipe } from '#server/context/recipe-source.ts';
import type { Context, Handler } from '#server/context.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { findJudged } from '#server/queries/recipes.ts';
import { fitResponse } from '#server/recipes/fit-response.ts';

/** Stored recipes are judged; the others are unknown until they are opened. */
async function dishesOf({ db, foods }: Context, items: readonly FoundRecipe[]) {
  const rows = await findJudged(db, {
    refIds: items.flatMap(({ refId }) => refId ?? []),
    sourceIds: items.flatMap(({ sourceId }) => sourceId ?? []),
  });
  return (item: FoundRecipe): JudgedDish => {
    const row = rows.find((it) =>
      item.refId === null ? it.spoonacular_id === item.sourceId : it.ref_id === item.refId,
    );
    return row === undefined ? dishOfNoFacts(item.title) : dishOfFacts(row, foods.byId);
  };
}

export const listCustomRecipes: Handler<'listCustomRecipes'> = async (context, { query, member }) => {
  const { recipeSource } = context;
  const { query: words = '', number = 10, page = 1, fitting = false } = query ?? {};
  const profile = await findDietaryProfile(context, member.userId);
  const rules = fitting ? rulesOf(profile) : [];
  const { items, total } = await recipeSource.search({ query: words, number, page, rules });
  const dishOf = await dishesOf(context, items);
  const judged = items.map((item) => ({ item, judgement: judge(dishOf(item), profile) }));
  return {
    data: judged
      .filter(({ judgement }) => !fitting || isServable(judgement))
      .map(({ item: { refId, sourceId, title, image, readyInMinutes }, judgement }) => ({
        ref_id: refId,
        spoonacular_id: sourceId,
        title,
        image,
        ready_in_minutes: readyInMinutes,
        fit: fitResponse(judgement),
      })),
    meta: pageMetaOf(page, number, total),
  };
};
