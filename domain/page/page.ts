/** How the server pages a list; pages count from 1. */
export interface PageMeta {
  readonly current_page: number;
  readonly last_page: number;
  readonly per_page: number;
  readonly total: number;
}

/** Page numbers for a list of `total` entries; an empty list has one page. */
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

/** Appends new entries to the list; entries whose id is already present, or repeated, are dropped. */
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
