import type { OperationResponse } from '#contract/operations.ts';
import { LruCache } from '#server/db/lru-cache.ts';
import { serializedOnce } from '#server/http/serialized-once.ts';

type Page = OperationResponse<'listRecipes'>;

/** A page with the favorites of members, each combination of which is made once. */
export class PageWithFavorites {
  readonly ids: readonly number[];
  readonly #plain: Page;
  readonly #made = new LruCache<Page>(20);

  constructor(page: Page) {
    this.ids = page.data.map(({ id }) => id);
    this.#plain = serializedOnce(page);
  }

  with(favorites: ReadonlySet<number>): Page {
    if (favorites.size === 0) return this.#plain;
    const key = this.ids.filter((id) => favorites.has(id)).join();
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const { data, meta } = this.#plain;
    const page = serializedOnce({
      data: data.map((card) => ({ ...card, is_favorite: favorites.has(card.id) })),
      meta,
    });
    this.#made.set(key, page);
    return page;
  }
}
