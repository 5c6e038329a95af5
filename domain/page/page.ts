/** How the server pages a list; pages count from 1. */
export interface PageMeta {
  readonly current_page: number;
  readonly last_page: number;
  readonly per_page: number;
  readonly total: number;
}

/** Where a page stands among `total` entries; an empty list has one page. */
export const pageMetaOf = (page: number, perPage: number, total: number): PageMeta => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / perPage)),
  per_page: perPage,
  total,
});

export interface Page<TItem, TMeta extends PageMeta = PageMeta> {
  readonly data: readonly TItem[];
  readonly meta: TMeta;
}

/** The list with the arrivals behind it; an arrival whose id is there already, or came twice, is dropped. */
export function appendNew<TItem extends { readonly id: number | string }>(
  list: readonly TItem[],
  arrivals: readonly TItem[],
): readonly TItem[] {
  const seen = new Set(list.map(({ id }) => id));
  return [
    ...list,
    ...arrivals.filter(({ id }) => {
      if (seen.has(id)) return false;
      seen.add(id);
      return true;
    }),
  ];
}
