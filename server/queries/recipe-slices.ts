import { type RawBuilder, sql } from 'kysely';
import type { RecipesTable } from '#server/db/tables/recipes.ts';

export interface Order {
  readonly by: RawBuilder<unknown>;
  readonly columns: readonly (keyof RecipesTable)[];
}

export interface Slice {
  readonly order: Order;
  readonly isById: boolean;
  readonly bound: number;
  readonly from: number;
  readonly to: number;
}
export interface Hits {
  /** At most bound + 1. */
  readonly found: number;
  /** Numbers; texts where `pg` parses an array. */
  readonly ids: readonly (number | string)[] | null;
}

/** A slice without a hit: only their number is wanted. */
export const countOf = (slice: Slice): Slice => ({ ...slice, from: 1, to: 0 });
export const isCount = ({ from, to }: Slice): boolean => to < from;

export const counted = ({ from, to }: Slice) =>
  sql`count(*)::int as found, (array_agg(id))[${from}::int:${to}::int] as ids`;

/** What remains of a slice behind so many hits. */
export const behindOf = ({ bound, from, to }: Slice, found: number) => ({
  bound: bound - found,
  from: Math.max(1, from - found),
  to: to - found,
});

export const joined = (first: Hits, second: Hits): Hits => ({
  found: first.found + second.found,
  ids: [...(first.ids ?? []), ...(second.ids ?? [])],
});
