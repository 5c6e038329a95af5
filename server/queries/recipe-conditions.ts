import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Intolerance, intolerances, type Level } from '#domain/intolerance/intolerances.ts';
import type { SearchCriteria } from '#domain/recipe/search-criteria.ts';
import { allergenTag, dietTag, levelTag, mealTypeTag, proteinTag } from '#domain/recipe/search-tags.ts';
import { anywhereFrom } from '#domain/recipe/title-key.ts';
import type { MemberLists } from './member-lists.ts';

type Condition = RawBuilder<SqlBool>;

/** What rows of `recipes` must hold. Only `narrowing` ones can be looked up in an index. */
export interface Conditions {
  readonly narrowing: readonly Condition[];
  readonly excluding: readonly Condition[];
}

const hasAll = (tags: readonly number[]): Condition => sql`tags @> ${tags}::int[]`;
const hasAny = (tags: readonly number[]): Condition => sql`tags && ${tags}::int[]`;

/** Words are letters and digits alone, so nothing in them is a wildcard. */
const titleHas = (word: string): Condition =>
  sql`(' ' || title_key) like ${word.length < anywhereFrom ? `% ${word}%` : `%${word}%`}`;

/** passes() of the domain in SQL: known to be at most at the level, or nothing stands against it but foods put back. */
function passesWith(axis: Intolerance, limit: 1 | 2, included: readonly string[]): Condition {
  const above = sql.ref(`${axis}_above_${limit === 1 ? 'low' : 'medium'}`);
  const foods = sql`${included}::text[]`;
  return sql`(${hasAll([levelTag(axis, limit)])} or (${above} && ${foods} and ${above} <@ ${foods}))`;
}

function caloriesWithin({ calories }: SearchCriteria): Condition[] {
  if (calories === null) return [];
  const { min, max } = calories;
  return [sql`calories >= ${min}`, ...(max === null ? [] : [sql<SqlBool>`calories <= ${max}`])];
}

/** The criteria, with the member's own lists on the axes that are filtered, as conditions of which all must hold. */
export function conditionsOf(criteria: SearchCriteria, lists: MemberLists): Conditions {
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
      ...(required.length > 0 ? [hasAll(required)] : []),
      ...(criteria.mealTypes.length > 0 ? [hasAny(criteria.mealTypes.map(mealTypeTag))] : []),
      ...(criteria.proteinSources.length > 0 ? [hasAny(criteria.proteinSources.map(proteinTag))] : []),
      ...strict
        .filter((it) => it.included.length > 0)
        .map(({ axis, level, included }) => passesWith(axis, level, included)),
      ...(criteria.words ?? []).map(titleHas),
      ...caloriesWithin(criteria),
    ],
    excluding: [
      ...(criteria.allergens.length > 0
        ? [sql<SqlBool>`not ${hasAny(criteria.allergens.map(allergenTag))}`]
        : []),
      ...(without.length > 0 ? [sql<SqlBool>`not food_ids && ${[...new Set(without)]}::text[]`] : []),
    ],
  };
}
