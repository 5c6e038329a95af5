import { type RawBuilder, sql } from 'kysely';
import { type DietaryProfile, emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { type DishTest, type ProfileRule, rulesOf } from '#domain/dietary-profile/profile-rules.ts';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { choicesOf } from '#domain/recipe/search-choices.ts';
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
import { eitherPrefix, maybeFoodId } from '#domain/source-recipe/either-food.ts';
import { unknownPrefix } from '#domain/source-recipe/unknown-prefix.ts';
import { type DoseLimit, doseTolerance, type FoodLimit } from '#domain/triggers/dose-limit.ts';
import { countedSubstances } from '#domain/triggers/doses.ts';
import type { MemberLists } from './member-lists.ts';
import type { NotedIds } from './recipe-notes.ts';
import { type Condition, type Conditions, condition, hasAll, hasAny } from './sql-conditions.ts';
import { conditionsOfChoices } from './word-conditions.ts';

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

/** Beside others they cost an index more than they narrow: a third of all recipes takes at most 40 minutes. */
function figuresWithin({ calories, maxMinutes }: SearchCriteria, areAlone: boolean): Condition[] {
  const within = (column: 'calories' | 'ready_in_minutes', test: RawBuilder<unknown>) =>
    condition(sql`${areAlone ? sql.ref(column) : sql`${sql.ref(column)} + 0`} ${test}`, column);
  const { min, max } = calories ?? { min: null, max: null };
  return [
    ...(maxMinutes === null ? [] : [within('ready_in_minutes', sql`<= ${maxMinutes}`)]),
    ...(min === null ? [] : [within('calories', sql`>= ${min}`)]),
    ...(max === null ? [] : [within('calories', sql`<= ${max}`)]),
  ];
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

/** Of more foods, `&&` compares each food of a recipe with each of them; `any` looks it up. */
const fewFoods = 16;

/** Also excludes lines that may mean one of the foods. */
function noFoods(foodIds: readonly string[]): Condition {
  const ids = sql`${[...foodIds, ...foodIds.map(maybeFoodId)]}::text[]`;
  return condition(
    foodIds.length <= fewFoods
      ? sql`not food_ids && ${ids}`
      : sql`not exists (select from unnest(food_ids) as food where food = any(${ids}))`,
    'food_ids',
  );
}

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
        without.push(...test.foodIds, ...(test.openFoodIds ?? []));
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
  const others = [
    ...requested.narrowing,
    ...criteria.courses.map((types) => condition(hasAny(types.map(mealTypeTag)), 'tags')),
    ...criteria.cuisines.map((names) => condition(hasAny(names.map(cuisineTag)), 'tags')),
    ...criteria.seasons.map((names) => condition(hasAny(names.map(seasonTag)), 'tags')),
    ...(criteria.efforts.length > 0 ? [condition(hasAll(criteria.efforts.map(effortTag)), 'tags')] : []),
    ...(criteria.traits.length > 0 ? [condition(hasAll(criteria.traits.map(traitTag)), 'tags')] : []),
    ...criteria.withFoods.map((ids) => condition(sql`food_ids && ${ids}::text[]`, 'food_ids')),
    ...conditionsOfChoices(choicesOf(criteria), noted).narrowing,
  ];
  return {
    narrowing: [...others, ...figuresWithin(criteria, others.length === 0)],
    excluding: [...hidesOwn(owner), ...requested.excluding],
    forbidden: [elsewhereTag, ...(owner === null ? [ownTag] : []), ...requested.forbidden],
  };
}
