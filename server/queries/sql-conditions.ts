import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RecipesTable } from '#server/db/tables/recipes.ts';

/** An SQL condition on `recipes`, and the columns it reads. */
export interface Condition {
  readonly test: RawBuilder<SqlBool>;
  readonly columns: readonly (keyof RecipesTable)[];
}

/** Conjunction. Only the `narrowing` conditions can use an index. */
export interface Conditions {
  readonly narrowing: readonly Condition[];
  readonly excluding: readonly Condition[];
  /** Tags that exclude a recipe, together, as comparing a recipe's tags twice costs twice as much. */
  readonly forbidden: readonly number[];
}

export const condition = (test: RawBuilder<SqlBool>, ...columns: Condition['columns']): Condition => ({
  test,
  columns,
});

export const hasAll = (tags: readonly number[]): RawBuilder<SqlBool> => sql`tags @> ${tags}::int[]`;
export const hasAny = (tags: readonly number[]): RawBuilder<SqlBool> => sql`tags && ${tags}::int[]`;

export const bothOf = (one: Conditions, other: Conditions): Conditions => ({
  narrowing: [...one.narrowing, ...other.narrowing],
  excluding: [...one.excluding, ...other.excluding],
  forbidden: [...one.forbidden, ...other.forbidden],
});

export const noConditions: Conditions = { narrowing: [], excluding: [], forbidden: [] };

/** All of them, the forbidden tags as one. */
export const allOf = ({ narrowing, excluding, forbidden }: Conditions): readonly Condition[] => [
  ...narrowing,
  ...(forbidden.length > 0 ? [condition(sql`not ${hasAny([...new Set(forbidden)])}`, 'tags')] : []),
  ...excluding,
];

/** Joins the conditions with AND. */
export const testOf = (conditions: Conditions): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join([sql`true`, ...allOf(conditions).map(({ test }) => test)], sql` and `)})`;

/** The recipes that do not meet all of the conditions. */
export const oppositeOf = (conditions: Conditions): Conditions => {
  const columns = allOf(conditions).flatMap((each) => each.columns);
  return {
    ...noConditions,
    excluding: [{ test: sql<SqlBool>`not ${testOf(conditions)}`, columns }],
  };
};
