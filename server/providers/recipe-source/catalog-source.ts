import { noCriteria } from '#domain/recipe/search-criteria.ts';
import { searchWords } from '#domain/recipe/title-key.ts';
import type { RecipeSource } from '#server/context/recipe-source.ts';
import type { Db } from '#server/db/connect.ts';
import { createPageMarks, findDeepPage } from '#server/queries/keyset-pages.ts';
import { noLists } from '#server/queries/member-lists.ts';
import { searchRecipes } from '#server/queries/recipe-search.ts';
import { findCards } from '#server/queries/recipes.ts';

/** The catalog as a recipe source, used without an external API. */
export const catalogSource = (db: Db, marks = createPageMarks()): RecipeSource => ({
  search: async ({ query, page, number, rules }) => {
    const words = query.trim() === '' ? [] : searchWords(query);
    const found = await findDeepPage(db, marks, (search) => searchRecipes(db, search), {
      criteria: { ...noCriteria, words: words.length === 0 && query.trim() !== '' ? null : words },
      rules,
      lists: noLists,
      owner: null,
      sort: 'default',
      page,
      perPage: number,
    });
    const rows = await findCards(db, found.ids, null);
    const items = rows.map((row) => ({
      refId: row.ref_id,
      sourceId: null,
      title: row.title,
      image: `/art/${encodeURIComponent(row.ref_id)}/square.svg?v=${row.art_hash}`,
      readyInMinutes: row.ready_in_minutes,
    }));
    // Beyond the counting limit the total promises one more page as long as there are more hits.
    return { items, total: found.isExact ? found.total : found.total + 1 };
  },
  ensureStored: async () => {},
});
