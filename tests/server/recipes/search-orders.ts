import type { Selectable } from 'kysely';
import type { TypicalSearch } from '#scripts/bench/searches.ts';
import type { RecipesTable } from '#server/db/tables/recipes.ts';

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
export type Row = Selectable<RecipesTable>;
const averageOf = (row: Row) => (row.reviews_count === 0 ? -1 : row.reviews_sum / row.reviews_count);
/** Compares rows as each sort of a search orders them. */
export const inOrder: Readonly<Record<TypicalSearch['sort'], (a: Row, b: Row) => number>> = {
  default: (a, b) => a.id - b.id,
  fit: (a, b) => a.id - b.id,
  'a-z': (a, b) => byText(a.title_key, b.title_key) || a.id - b.id,
  'z-a': (a, b) => byText(b.title_key, a.title_key) || b.id - a.id,
  latest: (a, b) => b.created_at.getTime() - a.created_at.getTime() || b.id - a.id,
  quickest: (a, b) => a.ready_in_minutes - b.ready_in_minutes || a.id - b.id,
  rating: (a, b) => averageOf(b) - averageOf(a) || b.reviews_count - a.reviews_count || a.id - b.id,
};

/** Reads each row once: a search compares thousands of them again and again. */
export function memoized<Row extends object, Value>(read: (row: Row) => Value): (row: Row) => Value {
  const known = new WeakMap<Row, Value>();
  return (row) => {
    const value = known.get(row) ?? read(row);
    known.set(row, value);
    return value;
  };
}
