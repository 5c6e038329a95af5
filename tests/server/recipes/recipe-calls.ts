import type { OperationResponse } from '#contract/operations.ts';
import type { TestApp } from '#tests/server/app-under-test.ts';

export type Card = OperationResponse<'listRecipes'>['data'][number];
export type SearchQuery = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** All pages of a search, one after the other. */
export async function searchAll(app: TestApp, token: string, query: SearchQuery): Promise<readonly Card[]> {
  const cards: Card[] = [];
  for (let page = 1; ; page += 1) {
    const { data, meta } = await app.ok('listRecipes', { token, query: { per_page: 50, ...query, page } });
    cards.push(...data);
    if (page >= meta.last_page) return cards;
  }
}

/** Slugs in the order of the response. */
export const refsOf = (cards: readonly Card[]) => cards.map(({ ref_id }) => ref_id);
