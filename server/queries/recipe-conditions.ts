import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type DietaryProfile, emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { type DishTest, type ProfileRule, rulesOf } from '#domain/dietary-profile/profile-rules.ts';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import type { SearchCriteria } from '#domain/recipe/search-criteria.ts';
import {
  allergenTag,
  cuisineTag,
  dietTag,
  effortTag,
  elsewhereTag,
  levelTag,
  mealTypeTag,
  ownTag,
  proteinTag,
  seasonTag,
  traitTag,
} from '#domain/recipe/search-tags.ts';
import { minSubstringLength, minWholeLength, searchForms, wholeForms } from '#domain/recipe/title-key.ts';
import { eitherPrefix, maybeFoodId } from '#domain/source-recipe/either-food.ts';
import { unknownPrefix } from '#domain/source-recipe/unknown-prefix.ts';
import { type DoseLimit, doseTolerance, type FoodLimit } from '#domain/triggers/dose-limit.ts';
import { countedSubstances } from '#domain/triggers/doses.ts';
import type { RecipesTable } from '#server/db/tables/recipes.ts';
import type { MemberLists } from './member-lists.ts';
import type { NotedIds } from './recipe-notes.ts';

/** An SQL condition on `recipes`, and the columns it reads. */
interface Condition {
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

const condition = (test: RawBuilder<SqlBool>, ...columns: Condition['columns']): Condition => ({
  test,
  columns,
});

const hasAll = (tags: readonly number[]): RawBuilder<SqlBool> => sql`tags @> ${tags}::int[]`;
const hasAny = (tags: readonly number[]): RawBuilder<SqlBool> => sql`tags && ${tags}::int[]`;

/** Patterns of words, which are letters and digits alone, so nothing in them is a wildcard. */
const anywhere = (form: string) => `%${form.length < minSubstringLength ? ' ' : ''}${form}%`;
const atWordStart = (form: string) => `% ${form}%`;

const titleMatches = (word: string): RawBuilder<SqlBool> =>
  sql`(${sql.join(
    searchForms(word).map((form) => sql`(' ' || title_key) like ${anywhere(form)}`),
    sql` or `,
  )})`;

/** `hasWords()` of the domain in SQL: within the title, or at the start of one of the further words; or in a note. */
const recipeHas = (word: string, noted: NotedIds) => {
  const further = searchForms(word).map((form) => sql`(' ' || search_words) like ${atWordStart(form)}`);
  const ids = noted[word];
  const inNotes = ids === undefined ? [] : [sql`id = any(${ids}::bigint[])`];
  return condition(
    sql`(${sql.join([titleMatches(word), ...further, ...inNotes], sql` or `)})`,
    'title_key',
    'search_words',
    'id',
  );
};

/** The word stands alone in the text, or begins a word of it while it is so short. */
const isWhole = (text: RawBuilder<unknown>, word: string): RawBuilder<SqlBool> => {
  const patterns =
    word.length < minWholeLength
      ? [atWordStart(word)]
      : wholeForms(word).flatMap((form) => [`% ${form} %`, `% ${form}`]);
  const tests = patterns.map((pattern) => sql`(' ' || ${text}) like ${pattern}`);
  return sql<SqlBool>`(${sql.join(tests, sql` or `)})`;
};

const title = sql.ref('title_key');
const further = sql.ref('search_words');
const all = (tests: readonly RawBuilder<SqlBool>[]) => sql<SqlBool>`(${sql.join(tests, sql` and `)})`;

/** `matchRank()` of the domain in SQL: as a number to order by, and as the conditions of the ranks before the last. */
export function ranksOf(words: readonly string[]): {
  readonly rank: RawBuilder<number>;
  readonly inTurn: readonly Conditions[];
} {
  const tests = [
    all(words.map((word) => isWhole(title, word))),
    all(words.map((word) => sql<SqlBool>`(${isWhole(title, word)} or ${isWhole(further, word)})`)),
    all(words.map(titleMatches)),
  ] as const;
  const [wholeInTitle, whole, inTitle] = tests;
  const only = (test: RawBuilder<SqlBool>): Conditions => ({
    narrowing: [condition(test, 'title_key', 'search_words')],
    excluding: [],
    forbidden: [],
  });
  return {
    rank: sql<number>`case when ${wholeInTitle} then 0 when ${whole} then 1 when ${inTitle} then 2 else 3 end`,
    inTurn: tests.map(only),
  };
}

/**
 * `passes()` of the domain in SQL: the level is known and within the limit, or exceeded only by foods the
 * member includes.
 */
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

/** Hides own recipes of others than the member. */
const hidesOwn = (owner: string | null): Condition[] =>
  owner === null
    ? []
    : [
        condition(
          sql`(not ${hasAny([ownTag])} or id = any(array(select own.id from recipes as own where own.owner_id = ${owner}::uuid)))`,
          'tags',
          'id',
        ),
      ];

/** Also excludes lines that may mean one of the foods. */
const noFoods = (foodIds: readonly string[]) =>
  condition(sql`not food_ids && ${[...foodIds, ...foodIds.map(maybeFoodId)]}::text[]`, 'food_ids');

const everyIngredientIdentified = condition(
  sql`not exists (select from unnest(food_ids) as food where food like ${`${unknownPrefix}%`} and not starts_with(food, ${eitherPrefix}))`,
  'food_ids',
);

/** An unknown dose is null, and never within a limit. */
function withinDose({ substance, load }: DoseLimit): Condition {
  // arrays begin with 1
  const at = countedSubstances.indexOf(substance) + 1;
  return condition(sql`doses[${sql.lit(at)}] <= ${load * doseTolerance}`, 'doses');
}

/** A food that the recipe may hold, with an unknown weight, is never within a limit. */
const withinGrams = ({ foodId, grams }: FoodLimit): Condition =>
  condition(
    sql`(not food_ids && ${[foodId, maybeFoodId(foodId)]}::text[] or coalesce((food_grams->>${foodId}::text)::float8 <= ${grams * doseTolerance}, false))`,
    'food_ids',
    'food_grams',
  );

/** Combines rules that require or exclude tags into one index lookup. */
function conditionsOfTests(tests: readonly DishTest[]): Conditions {
  const required: number[] = [];
  const forbidden: number[] = [];
  const without: string[] = [];
  const narrowing: Condition[] = [];
  const excluding: Condition[] = [];
  for (const test of tests)
    switch (test.test) {
      case 'hasAllergen':
        forbidden.push(allergenTag(test.allergen));
        break;
      case 'hasFood':
        without.push(...test.foodIds);
        if (test.isStrict) excluding.push(everyIngredientIdentified);
        break;
      case 'breaksDiet':
        required.push(dietTag(test.diet));
        break;
      case 'lacksProtein':
        narrowing.push(condition(hasAny(test.anyOf.map(proteinTag)), 'tags'));
        break;
      case 'isOverLimit': {
        const { axis, limit, list } = test;
        without.push(...list.excluded);
        if (limit === 3) break;
        if (list.included.length === 0) required.push(levelTag(axis, limit));
        else narrowing.push(passesWith(axis, limit, list.included));
        break;
      }
      case 'isOverDose':
        narrowing.push(withinDose(test.limit));
        break;
      case 'isOverGrams':
        excluding.push(withinGrams(test.limit));
        break;
      case 'cannotBeChecked':
        excluding.push(condition(sql`false`));
        break;
    }
  return {
    narrowing: [...(required.length > 0 ? [condition(hasAll(required), 'tags')] : []), ...narrowing],
    forbidden,
    excluding: [...(without.length > 0 ? [noFoods([...new Set(without)])] : []), ...excluding],
  };
}

/** Recipes that break no rule, surely or possibly: those that `judge` finds servable. */
export const conditionsOfRules = (rules: readonly ProfileRule[]): Conditions =>
  conditionsOfTests(rules.flatMap(({ tests }) => tests));

/** The criteria of a search as a profile, with the member's own lists on the filtered axes. */
export const profileOfCriteria = (criteria: SearchCriteria, lists: MemberLists): DietaryProfile => ({
  ...emptyProfile,
  allergens: criteria.allergens,
  diets: criteria.diets,
  proteinSources: criteria.proteinSources,
  excludedFoods: criteria.withoutFoods.length > 0 ? [{ name: '', foodIds: criteria.withoutFoods }] : [],
  limits: criteria.levels,
  lists,
});

/** The criteria as a conjunction of conditions. */
export function conditionsOf(
  criteria: SearchCriteria,
  lists: MemberLists,
  owner: string | null,
  noted: NotedIds = {},
): Conditions {
  const requested = conditionsOfRules(rulesOf(profileOfCriteria(criteria, lists)));
  return {
    narrowing: [
      ...requested.narrowing,
      ...criteria.courses.map((types) => condition(hasAny(types.map(mealTypeTag)), 'tags')),
      ...criteria.cuisines.map((names) => condition(hasAny(names.map(cuisineTag)), 'tags')),
      ...criteria.seasons.map((names) => condition(hasAny(names.map(seasonTag)), 'tags')),
      ...(criteria.efforts.length > 0 ? [condition(hasAll(criteria.efforts.map(effortTag)), 'tags')] : []),
      ...(criteria.traits.length > 0 ? [condition(hasAll(criteria.traits.map(traitTag)), 'tags')] : []),
      ...criteria.withFoods.map((ids) => condition(sql`food_ids && ${ids}::text[]`, 'food_ids')),
      ...(criteria.words ?? []).map((word) => recipeHas(word, noted)),
      ...(criteria.maxMinutes === null
        ? []
        : [condition(sql`ready_in_minutes <= ${criteria.maxMinutes}`, 'ready_in_minutes')]),
      ...caloriesWithin(criteria),
    ],
    excluding: [...hidesOwn(owner), ...requested.excluding],
    forbidden: [elsewhereTag, ...(owner === null ? [ownTag] : []), ...requested.forbidden],
  };
}

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
