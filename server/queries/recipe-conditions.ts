import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Intolerance, intolerances, type Level } from '#domain/intolerance/intolerances.ts';
import type { SearchCriteria } from '#domain/recipe/search-criteria.ts';
import {
  allergenTag,
  dietTag,
  elsewhereTag,
  levelTag,
  mealTypeTag,
  ownTag,
  proteinTag,
} from '#domain/recipe/search-tags.ts';
import { anywhereFrom } from '#domain/recipe/title-key.ts';
import type { RecipesTable } from '#server/db/tables/recipes.ts';
import type { MemberLists } from './member-lists.ts';

/** One thing that rows of `recipes` must hold, and the columns it looks at. */
interface Condition {
  readonly test: RawBuilder<SqlBool>;
  readonly columns: readonly (keyof RecipesTable)[];
}

/** All must hold. Only `narrowing` ones can be looked up in an index. */
export interface Conditions {
  readonly narrowing: readonly Condition[];
  readonly excluding: readonly Condition[];
}

const condition = (test: RawBuilder<SqlBool>, ...columns: Condition['columns']): Condition => ({
  test,
  columns,
});

const hasAll = (tags: readonly number[]): RawBuilder<SqlBool> => sql`tags @> ${tags}::int[]`;
const hasAny = (tags: readonly number[]): RawBuilder<SqlBool> => sql`tags && ${tags}::int[]`;

/** Words are letters and digits alone, so nothing in them is a wildcard. */
const titleHas = (word: string) =>
  condition(
    sql`(' ' || title_key) like ${word.length < anywhereFrom ? `% ${word}%` : `%${word}%`}`,
    'title_key',
  );

/** passes() of the domain in SQL: known to be at most at the level, or nothing stands against it but foods put back. */
function passesWith(axis: Intolerance, limit: 1 | 2, included: readonly string[]): Condition {
  const column = `${axis}_above_${limit === 1 ? 'low' : 'medium'}` as const;
  const above = sql.ref(column);
  const foods = sql`${included}::text[]`;
  const isLow = hasAll([levelTag(axis, limit)]);
  return condition(sql`(${isLow} or (${above} && ${foods} and ${above} <@ ${foods}))`, 'tags', column);
}

function caloriesWithin({ calories }: SearchCriteria): Condition[] {
  if (calories === null) return [];
  const { min, max } = calories;
  const below = max === null ? [] : [condition(sql`calories <= ${max}`, 'calories')];
  return [condition(sql`calories >= ${min}`, 'calories'), ...below];
}

/** Recipes of members' own are hidden, but for those of the owner who searches. */
const hidesOwn = (owner: string | null): Condition[] =>
  owner === null
    ? [condition(sql`not ${hasAny([ownTag])}`, 'tags')]
    : [
        condition(
          sql`(not ${hasAny([ownTag])} or id = any(array(select own.id from recipes as own where own.owner_id = ${owner}::uuid)))`,
          'tags',
          'id',
        ),
      ];

/** The criteria, with the member's own lists on the axes that are filtered, as conditions of which all must hold. */
export function conditionsOf(criteria: SearchCriteria, lists: MemberLists, owner: string | null): Conditions {
  const limits = intolerances.flatMap((axis) => {
    const level: Level | undefined = criteria.levels[axis];
    return level === undefined ? [] : [{ axis, level, list: lists[axis] }];
  });
  const strict = limits.flatMap(({ axis, level, list }) =>
    level === 3 ? [] : [{ axis, level, included: list?.included ?? [] }],
  );
  const required = [
    ...criteria.diets.map(dietTag),
    ...strict.filter((it) => it.included.length === 0).map(({ axis, level }) => levelTag(axis, level)),
  ];
  const without = [...criteria.withoutFoods, ...limits.flatMap(({ list }) => list?.excluded ?? [])];
  return {
    narrowing: [
      ...(required.length > 0 ? [condition(hasAll(required), 'tags')] : []),
      ...(criteria.mealTypes.length > 0
        ? [condition(hasAny(criteria.mealTypes.map(mealTypeTag)), 'tags')]
        : []),
      ...(criteria.proteinSources.length > 0
        ? [condition(hasAny(criteria.proteinSources.map(proteinTag)), 'tags')]
        : []),
      ...strict
        .filter((it) => it.included.length > 0)
        .map(({ axis, level, included }) => passesWith(axis, level, included)),
      ...(criteria.words ?? []).map(titleHas),
      ...caloriesWithin(criteria),
    ],
    excluding: [
      condition(sql`not ${hasAny([elsewhereTag, ...criteria.allergens.map(allergenTag)])}`, 'tags'),
      ...hidesOwn(owner),
      ...(without.length > 0
        ? [condition(sql`not food_ids && ${[...new Set(without)]}::text[]`, 'food_ids')]
        : []),
    ],
  };
}

/** All of the conditions in one. */
export const testOf = ({ narrowing, excluding }: Conditions): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join([sql`true`, ...[...narrowing, ...excluding].map(({ test }) => test)], sql` and `)})`;
