import type { AllergenId } from '#domain/allergen/allergens.ts';
import type { Diet } from '#domain/diet/diets.ts';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { cuisinePhrases } from './cuisines.ts';
import type { Effort } from './effort.ts';
import type { MealType } from './meal-types.ts';
import type { SearchTrait } from './search-traits.ts';
import type { Season } from './seasons.ts';

/** Names of diets in searches, as `titleKey` writes them. */
export const dietPhrases: ReadonlyMap<string, Diet> = new Map([
  ['gluten free', 'Gluten Free'],
  ['glutenfree', 'Gluten Free'],
  ['gf', 'Gluten Free'],
  ['celiac', 'Gluten Free'],
  ['coeliac', 'Gluten Free'],
  ['no gluten', 'Gluten Free'],
  ['without gluten', 'Gluten Free'],
  ['ketogenic', 'Ketogenic'],
  ['keto', 'Ketogenic'],
  ['lacto vegetarian', 'Lacto-Vegetarian'],
  ['ovo vegetarian', 'Ovo-Vegetarian'],
  ['vegetarian', 'Vegetarian'],
  ['veggie', 'Vegetarian'],
  ['meatless', 'Vegetarian'],
  ['vegan', 'Vegan'],
  ['plant based', 'Vegan'],
  ['pescetarian', 'Pescetarian'],
  ['pescatarian', 'Pescetarian'],
  ['paleo', 'Paleo'],
  ['primal', 'Primal'],
  ['whole30', 'Whole30'],
  ['whole 30', 'Whole30'],
]);

/** Names of allergens in searches, in the singular; "nut free" is meant as neither nuts nor peanuts. */
export const allergenPhrases: ReadonlyMap<string, readonly AllergenId[]> = new Map<string, AllergenId[]>([
  ['milk', ['milk']],
  ['dairy', ['milk']],
  ['lactose', ['milk']],
  ['egg', ['egg']],
  ['fish', ['fish']],
  ['shellfish', ['crustacean', 'mollusc']],
  ['crustacean', ['crustacean']],
  ['mollusk', ['mollusc']],
  ['mollusc', ['mollusc']],
  ['nut', ['tree_nut', 'peanut']],
  ['tree nut', ['tree_nut']],
  ['peanut', ['peanut']],
  ['wheat', ['wheat']],
  ['soy', ['soy']],
  ['soya', ['soy']],
  ['soybean', ['soy']],
  ['sesame', ['sesame']],
  ['celery', ['celery']],
  ['mustard', ['mustard']],
  ['lupin', ['lupin']],
  ['sulfite', ['sulphites']],
  ['sulphite', ['sulphites']],
]);

/** Single words that leave an allergen out. */
export const freeWords: ReadonlyMap<string, readonly AllergenId[]> = new Map<string, AllergenId[]>([
  ['df', ['milk']],
  ['eggless', ['egg']],
  ['nutless', ['tree_nut', 'peanut']],
]);

/** Names of the limited axes in searches, in the singular. */
export const axisPhrases: ReadonlyMap<string, Intolerance> = new Map([
  ['oxalate', 'oxalate'],
  ['histamine', 'histamine'],
  ['antihistamine', 'histamine'],
  ['sulfur', 'sulfur'],
  ['sulphur', 'sulfur'],
  ['fodmap', 'fodmap'],
  ['salicylate', 'salicylate'],
]);

const meal: readonly MealType[] = ['Main course', 'Soup', 'Salad'];

/** Courses in searches, in the singular. Soups, salads, breads and sauces are found by their words. */
export const coursePhrases: ReadonlyMap<string, readonly MealType[]> = new Map<string, readonly MealType[]>([
  ['breakfast', ['Breakfast']],
  ['brunch', ['Breakfast']],
  ['lunch', meal],
  ['dinner', meal],
  ['supper', meal],
  ['main course', ['Main course']],
  ['main dish', ['Main course']],
  ['main', ['Main course']],
  ['side dish', ['Side dish']],
  ['side', ['Side dish']],
  ['starter', ['Appetizer']],
  ['appetizer', ['Appetizer']],
  ['appetiser', ['Appetizer']],
  ['dessert', ['Dessert']],
  ['pudding course', ['Dessert']],
  ['snack', ['Snack', 'Appetizer']],
  ['finger food', ['Appetizer', 'Snack']],
  ['party food', ['Appetizer', 'Snack']],
  ['packed lunch', meal],
  ['lunch box', meal],
  ['drink', ['Beverage']],
  ['beverage', ['Beverage']],
]);

export const seasonPhrases: ReadonlyMap<string, Season> = new Map([
  ['spring', 'Spring'],
  ['summer', 'Summer'],
  ['fall', 'Fall'],
  ['autumn', 'Fall'],
  ['winter', 'Winter'],
]);

/** Phrases that begin with a season or a course and name none, in the singular. */
export const notFilters: ReadonlySet<string> = new Set([
  'spring onion',
  'spring roll',
  'spring green',
  'spring mix',
  'summer roll',
  'summer squash',
  'summer sausage',
  'summer savory',
  'winter melon',
  'winter squash',
  'drink mix',
]);

export const effortPhrases: ReadonlyMap<string, Effort> = new Map<string, Effort>([
  ['easy', 'easy'],
  ['simple', 'easy'],
  ['no bake', 'no oven'],
  ['nobake', 'no oven'],
  ['no oven', 'no oven'],
  ['without oven', 'no oven'],
  ['without an oven', 'no oven'],
  ...['no cook', 'no cooking', 'nocook', 'without cooking', 'uncooked', 'no heat'].map(
    (phrase) => [phrase, 'no cooking'] as const,
  ),
]);

export const traitPhrases: ReadonlyMap<string, SearchTrait> = new Map<string, SearchTrait>([
  ...['high protein', 'high in protein', 'protein rich', 'protein', 'rich in protein'].map(
    (phrase) => [phrase, 'high protein'] as const,
  ),
  ...['high fiber', 'high in fiber', 'fiber rich', 'fiber'].map((phrase) => [phrase, 'high fiber'] as const),
  ...['low carb', 'low carbs', 'lowcarb', 'low carbohydrate'].map((phrase) => [phrase, 'low carb'] as const),
  ...['low sodium', 'low salt', 'low in salt', 'low in sodium'].map(
    (phrase) => [phrase, 'low sodium'] as const,
  ),
  ...['low sugar', 'low in sugar'].map((phrase) => [phrase, 'low sugar'] as const),
  ...['low fat', 'lowfat', 'low in fat'].map((phrase) => [phrase, 'low fat'] as const),
  ...['high iron', 'high in iron', 'iron rich', 'rich in iron', 'iron'].map(
    (phrase) => [phrase, 'high iron'] as const,
  ),
  ...['high calcium', 'high in calcium', 'calcium rich', 'rich in calcium', 'calcium'].map(
    (phrase) => [phrase, 'high calcium'] as const,
  ),
  ...['high vitamin c', 'high in vitamin c', 'rich in vitamin c', 'vitamin c'].map(
    (phrase) => [phrase, 'high vitamin c'] as const,
  ),
  ...['low cholesterol', 'low in cholesterol', 'cholesterol free', 'no cholesterol'].map(
    (phrase) => [phrase, 'low cholesterol'] as const,
  ),
  ...['cheap', 'budget', 'inexpensive', 'low cost', 'on a budget'].map(
    (phrase) => [phrase, 'cheap'] as const,
  ),
]);

/** Words of phrases that typing mistakes are corrected to. */
export const phraseWords: readonly string[] = [
  ...[dietPhrases, coursePhrases, cuisinePhrases, seasonPhrases, effortPhrases, traitPhrases].flatMap(
    (phrases) => [...phrases.keys()].flatMap((phrase) => phrase.split(' ')),
  ),
  ...'minutes hours quick without calories low histamine oxalate salicylate sulfur fodmap'.split(' '),
];

/** Words that narrow nothing. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about am an and any anything around at best between but can child children cook cooking day dish dishes do eat either family find food foods for ' +
    'friendly from go good have healthy how i idea ideas in is it kid kids least like made make meal meals me more my n need of on one or over ' +
    'people person please prep recipe recipes serve show some something tasty than that the things to today toddler tonight ' +
    'two using want ways what which with work'
  ).split(' '),
);
