import { emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { type ProfileRule, rulesOf } from '#domain/dietary-profile/profile-rules.ts';
import type { Query } from '#domain/recipe/search-criteria.ts';
import type { DoseLimit } from '#domain/triggers/dose-limit.ts';
import { countedSubstances } from '#domain/triggers/doses.ts';
import type { MemberLists } from '#server/queries/member-lists.ts';
import { noLists } from '#server/queries/member-lists.ts';
import type { RecipeSort } from '#server/queries/recipe-search.ts';

export interface TypicalSearch {
  readonly name: string;
  readonly query: Query;
  readonly lists: MemberLists;
  readonly sort: RecipeSort;
  /** Limits of food tests that the member has accepted. */
  readonly doses?: readonly DoseLimit[];
}

export const rulesFor = ({ doses = [] }: TypicalSearch): readonly ProfileRule[] =>
  rulesOf({ ...emptyProfile, doses });

const search = (
  name: string,
  query: Query,
  more: Partial<Pick<TypicalSearch, 'lists' | 'sort' | 'doses'>> = {},
): TypicalSearch => ({ name, query, lists: noLists, sort: 'default', ...more });

/** What a person types; the app may search after each letter. */
export const typedSearches = [
  'italian chicken',
  'carrot soup',
  'dinner 30 minutes',
  'chiken',
  'no bake dessert',
] as const;

const since = '2026-03-14';
const oxalate = { substance: 'oxalate', load: 0.8, since } as const;
const fructans = { substance: 'fructans', load: 0.5, since } as const;

/** A limit on everything that is counted, as after years of food tests. */
const everyLimit = (load: number): readonly DoseLimit[] =>
  countedSubstances.map((substance) => ({ substance, load, since }));

const low = { isLowOxalate: '1', isLowHistamine: '1' } as const;

/** Typical searches: common and rare, cheap and expensive. Measured together, and each with its query plan. */
export const searches: readonly TypicalSearch[] = [
  search('nothing in particular', {}),
  search('a tab', { mealTypes: ['Main course'] }),
  search('a tab, quickest first', { mealTypes: ['Soup'] }, { sort: 'quickest' }),
  search('a to z', {}, { sort: 'a-z' }),
  search('newest first', {}, { sort: 'latest' }),
  search('a common word', { query: 'salad' }),
  search('two words', { query: 'carrot soup' }),
  search('three words, hardly any', { query: 'smoky walnut pie' }),
  search('a word nobody used', { query: 'zzqx' }),
  search('an ingredient', { query: 'celery' }),
  search('a common ingredient', { query: 'olive oil' }),
  search('a meal within a time', { query: 'dinner 30 minutes' }),
  search('an ingredient, best rated first', { query: 'shrimp' }, { sort: 'rating' }),
  search('a limit in words', { query: 'low histamine chicken without dairy' }),
  search('a cuisine in words', { query: 'italian chicken' }),
  search('an easy summer dish in words', { query: 'easy summer salad without onion' }),
  search('cuisine, season and time', { cuisines: ['Indian', 'Thai'], seasons: ['Winter'], maxMinutes: 40 }),
  search('what is at hand', { atHand: ['Carrot', 'Lemon'] }),
  search('at hand, quickest first', { atHand: ['Basil'] }, { sort: 'quickest' }),
  search('the first letters', { query: 'le' }),
  search('part of a word', { query: 'sal' }),
  search('a word, best rated first', { query: 'rice' }, { sort: 'rating' }),
  search('a word, a to z', { query: 'rice' }, { sort: 'a-z' }),
  search('a diet', { diet: ['Vegan'] }),
  search('a diet, quickest first', { diet: ['Gluten Free'] }, { sort: 'quickest' }),
  search('two diets', { diet: ['Gluten Free', 'Vegetarian'] }),
  search('diet and tab', { diet: ['Vegetarian'], mealTypes: ['Dessert', 'Snack'] }),
  search('diet and protein', { diet: ['Gluten Free'], proteinSources: ['Poultry', 'Fish'] }),
  search('what cannot be', { diet: ['Vegan'], proteinSources: ['Poultry'] }),
  search('without two allergens', { allergens: ['Milk', 'Wheat'] }),
  search('without five allergens', { allergens: ['Milk', 'Eggs', 'Wheat', 'Tree nuts', 'Soybeans'] }),
  search('without ingredients', { ingredients: ['Garlic', 'Onion', 'Tomato'] }),
  search('calories', { minCalories: 200, maxCalories: 400 }),
  search('few calories', { maxCalories: 40 }),
  search('low in one', { isLowOxalate: '1' }),
  search('medium in one', { isLowSulfur: '2' }),
  search('low in two', low),
  search('low in two, a to z', low, { sort: 'a-z' }),
  search('low in all five', { ...low, isLowSulfur: '1', isLowFodmap: true, isLowSalicylate: true }),
  search('low in two, diet, tab', { ...low, diet: ['Gluten Free'], mealTypes: ['Main course'] }),
  search('the whole filter', {
    ...low,
    query: 'rice',
    diet: ['Gluten Free'],
    mealTypes: ['Main course', 'Side dish'],
    allergens: ['Milk', 'Eggs'],
    ingredients: ['Garlic'],
    maxCalories: 600,
  }),
  search(
    'own list on one',
    { isLowOxalate: '1' },
    {
      lists: { oxalate: { included: ['spinach', 'potato', 'almonds'], excluded: ['carrot'] } },
    },
  ),
  search(
    'own lists on two, diet',
    { ...low, diet: ['Vegetarian'] },
    {
      lists: {
        oxalate: { included: ['potato', 'cumin', 'turmeric'], excluded: [] },
        histamine: { included: ['tomato', 'lemon', 'spinach'], excluded: ['strawberry'] },
      },
    },
  ),
  search('an accepted limit', {}, { doses: [oxalate] }),
  search('an accepted limit, a to z', {}, { sort: 'a-z', doses: [fructans] }),
  search('two accepted limits', {}, { doses: [oxalate, fructans] }),
  search(
    'an accepted limit, diet, word',
    { query: 'salad', diet: ['Gluten Free'] },
    { sort: 'rating', doses: [oxalate] },
  ),
  search('an accepted limit that hardly any meet', {}, { doses: [{ ...oxalate, load: 0.001 }] }),
  search('every accepted limit', {}, { doses: everyLimit(0.5) }),
  search('every accepted limit, quickest first', {}, { sort: 'quickest', doses: everyLimit(0.5) }),
  search('every accepted limit, low in two', low, { doses: everyLimit(0.5) }),
  search('every accepted limit, hardly any meet', {}, { doses: everyLimit(0.01) }),
];
