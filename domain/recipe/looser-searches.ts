import type { components } from '#contract/api.ts';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import type { FoodLookup } from '#domain/food/food-lookup.ts';
import { calorieRange } from '#domain/recipe-filter/recipe-filter.ts';
import { type ReadSearch, readSearch } from './read-search.ts';
import type { Query } from './search-criteria.ts';
import { protectingDiets } from './search-reader.ts';

type Loosened = components['schemas']['LooserSearch'];

/** A search with one word or filter less. */
export interface LooserSearch {
  readonly loosened: Omit<Loosened, 'total' | 'total_is_exact'>;
  readonly query: Query;
}

/** More are of no help, and each is counted. */
const maxSearches = 8;
const listsOf = { mealTypes: 'all courses', cuisines: 'all cuisines', seasons: 'all seasons' } as const;

function omit(query: Query, ...fields: readonly (keyof Query)[]): Query {
  const copy: { -readonly [Field in keyof Query]: Query[Field] } = { ...query };
  for (const field of fields) delete copy[field];
  return copy;
}

const notFilters: readonly string[] = [
  'query',
  'page',
  'per_page',
  'sort',
  'addRecipeInformation',
  'applyUserMeta',
  'for',
  'minCalories',
  'maxCalories',
];
/** The whole range is no filter. */
const hasCalories = ({ minCalories = calorieRange.min, maxCalories = calorieRange.max }: Query) =>
  minCalories > calorieRange.min || maxCalories < calorieRange.max;
const hasFilters = (query: Query) =>
  hasCalories(query) ||
  Object.entries(query).some(([name, value]) => value !== undefined && !notFilters.includes(name));

/**
 * What to leave out of a search that finds nothing, one at a time. Allergens, ingredients to leave out, limits and the
 * member's own diets always stay.
 */
export function looserSearches(
  query: Query,
  typed: ReadSearch,
  profile: Pick<DietaryProfile, 'diets'>,
): readonly LooserSearch[] {
  const { atHand = [], diet = [], proteinSources = [], maxMinutes, ...rest } = query;
  const words = query.query ?? '';
  const loosened = (without: Loosened['without'], label: string, name: string | null, changed: Query) => ({
    loosened: { label, query: words, without, name },
    query: changed,
  });
  const oneLess = (names: readonly string[], name: string) => names.filter((each) => each !== name);
  const isMine = (name: string) => [...profile.diets, ...protectingDiets].some((own) => own === name);
  // a search for nothing finds everything, which is no help
  const leavesSomething = (part: ReadSearch['droppable'][number]) => part.rest !== '' || hasFilters(query);
  const all: readonly LooserSearch[] = [
    ...typed.droppable.filter(leavesSomething).map(({ label, rest: remaining }) => ({
      loosened: { label, query: remaining, without: null, name: null },
      query: { ...query, query: remaining },
    })),
    ...atHand.map((name) => loosened('atHand', name, name, { ...query, atHand: oneLess(atHand, name) })),
    ...(maxMinutes === undefined
      ? []
      : [loosened('maxMinutes', `${maxMinutes} minutes or less`, null, omit(query, 'maxMinutes'))]),
    ...(['mealTypes', 'cuisines', 'seasons'] as const).flatMap((field) => {
      const names = rest[field] ?? [];
      return names.length === 0
        ? []
        : [loosened(field, names.length > 3 ? listsOf[field] : names.join(', '), null, omit(query, field))];
    }),
    ...diet
      .filter((name) => !isMine(name))
      .map((name) => loosened('diet', name, name, { ...query, diet: oneLess(diet, name) })),
    ...(proteinSources.length === 0
      ? []
      : [loosened('proteinSources', proteinSources.join(', '), null, omit(query, 'proteinSources'))]),
    ...(!hasCalories(query)
      ? []
      : [loosened('calories', 'the calorie range', null, omit(query, 'minCalories', 'maxCalories'))]),
  ];
  return all.slice(0, maxSearches);
}

/** A search without words that no recipe has, and what was left out; null if there are none, or nothing would be left. */
export function withoutWords(
  query: Query,
  unknown: readonly string[],
  foods: FoodLookup,
): { readonly label: string; readonly query: Query } | null {
  const labels = unknown.map((word) => `“${word}”`);
  const rest = labels.reduce(
    (left, label) => readSearch(left, foods).droppable.find((part) => part.label === label)?.rest ?? left,
    query.query ?? '',
  );
  if (labels.length === 0 || (rest === '' && !hasFilters(query))) return null;
  return { label: new Intl.ListFormat('en').format(labels), query: { ...query, query: rest } };
}
