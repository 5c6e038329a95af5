import { pageMetaOf } from '#domain/page/page.ts';
import type { Handler } from '#server/context.ts';

export const listCustomRecipes: Handler<'listCustomRecipes'> = async ({ recipeSource }, { query }) => {
  const { query: words = '', number = 10, page = 1 } = query ?? {};
  const { items, total } = await recipeSource.search({ query: words, number, page });
  return {
    data: items.map(({ refId, sourceId, title, image, readyInMinutes }) => ({
      ref_id: refId,
      spoonacular_id: sourceId,
      title,
      image,
      ready_in_minutes: readyInMinutes,
    })),
    meta: pageMetaOf(page, number, total),
  };
};
