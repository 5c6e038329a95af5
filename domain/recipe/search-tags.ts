import type { AllergenId } from '#domain/allergen/allergens.ts';
import type { Diet } from '#domain/diet/diets.ts';
import type { ProteinSource } from '#domain/food/protein-sources.ts';
import type { Intolerance, Level } from '#domain/intolerance/intolerances.ts';
import type { Cuisine } from './cuisines.ts';
import type { Effort } from './effort.ts';
import type { MealType } from './meal-types.ts';
import type { SearchTrait } from './search-traits.ts';
import type { Season } from './seasons.ts';

/**
 * Numeric tags of a recipe's properties. One array per recipe, under one GIN index,
 * answers every combination of criteria. They are stored: append, never renumber.
 */
const mealTypeTags = {
  'Main course': 101,
  Breakfast: 102,
  Soup: 103,
  Salad: 104,
  'Side dish': 105,
  Dessert: 106,
  Appetizer: 107,
  Bread: 108,
  Beverage: 109,
  Sauce: 110,
  Snack: 111,
} as const satisfies Record<MealType, number>;

const dietTags = {
  'Gluten Free': 201,
  Ketogenic: 202,
  Vegetarian: 203,
  'Lacto-Vegetarian': 204,
  'Ovo-Vegetarian': 205,
  Vegan: 206,
  Pescetarian: 207,
  Paleo: 208,
  Primal: 209,
  'Low FODMAP': 210,
  Whole30: 211,
} as const satisfies Record<Diet, number>;

const proteinTags = {
  Dairy: 301,
  Eggs: 302,
  Fish: 303,
  Lamb: 304,
  Pork: 305,
  Poultry: 306,
  'Plant-Based': 307,
  'Red Meat': 308,
  Shellfish: 309,
} as const satisfies Record<ProteinSource, number>;

const allergenTags = {
  milk: 401,
  egg: 402,
  fish: 403,
  crustacean: 404,
  tree_nut: 405,
  peanut: 406,
  wheat: 407,
  gluten: 408,
  soy: 409,
  sesame: 410,
  celery: 411,
  mustard: 412,
  lupin: 413,
  mollusc: 414,
  sulphites: 415,
} as const satisfies Record<AllergenId, number>;

const axisTags = {
  oxalate: 500,
  histamine: 510,
  sulfur: 520,
  fodmap: 530,
  salicylate: 540,
} as const satisfies Record<Intolerance, number>;

const cuisineTags = {
  African: 601,
  American: 602,
  'British and Irish': 603,
  Caribbean: 604,
  Chinese: 605,
  'Eastern European': 606,
  French: 607,
  'German and Alpine': 608,
  Greek: 609,
  Indian: 610,
  Italian: 611,
  Japanese: 612,
  Korean: 613,
  'Latin American': 614,
  Mexican: 615,
  'Middle Eastern': 616,
  Nordic: 617,
  'North African': 618,
  'Southeast Asian': 619,
  'Spanish and Portuguese': 620,
  Thai: 621,
  Vietnamese: 622,
} as const satisfies Record<Cuisine, number>;

const seasonTags = { Spring: 701, Summer: 702, Fall: 703, Winter: 704 } as const satisfies Record<
  Season,
  number
>;
const traitTags = {
  'high protein': 901,
  'high fiber': 902,
  'low carb': 903,
  'low sodium': 904,
  'low sugar': 905,
  'low fat': 906,
  cheap: 907,
  'high iron': 908,
  'high calcium': 909,
  'high vitamin c': 910,
  'low cholesterol': 911,
} as const satisfies Record<SearchTrait, number>;
const effortTags = { easy: 801, 'no oven': 802, 'no cooking': 803 } as const satisfies Record<Effort, number>;

/** First and last tag of a kind, for SQL that groups by it. */
export const tagRange = { protein: [301, 399], cuisine: [601, 699] } as const;

/** Tag of source recipes, which are excluded from catalog lists. */
export const elsewhereTag = 1;
/** Tag of own recipes. */
export const ownTag = 2;

export const mealTypeTag = (mealType: MealType): number => mealTypeTags[mealType];
export const dietTag = (diet: Diet): number => dietTags[diet];
export const proteinTag = (source: ProteinSource): number => proteinTags[source];
export const allergenTag = (allergen: AllergenId): number => allergenTags[allergen];
export const cuisineTag = (cuisine: Cuisine): number => cuisineTags[cuisine];
export const seasonTag = (season: Season): number => seasonTags[season];
export const traitTag = (trait: SearchTrait): number => traitTags[trait];
export const effortTag = (effort: Effort): number => effortTags[effort];
/** Tag of recipes whose level is known and at most `limit`. */
export const levelTag = (axis: Intolerance, limit: 1 | 2): number => axisTags[axis] + limit;

export interface Searchable {
  readonly mealTypes: readonly MealType[];
  readonly diets: readonly Diet[];
  readonly proteinSources: readonly ProteinSource[];
  readonly allergens: readonly AllergenId[];
  readonly levels: Readonly<Record<Intolerance, Level | null>>;
  readonly cuisines: readonly Cuisine[];
  readonly seasons: readonly Season[];
  readonly efforts: readonly Effort[];
  readonly traits: readonly SearchTrait[];
}

function levelTags(levels: Searchable['levels']): number[] {
  const axes = Object.keys(axisTags) as Intolerance[];
  return axes.flatMap((axis) => {
    const level = levels[axis];
    if (level === null) return [];
    return ([1, 2] as const).filter((limit) => level <= limit).map((limit) => levelTag(axis, limit));
  });
}

/** All tags of one recipe, ascending. An unknown level has none, so that it never matches Low. */
export function tagsOf(recipe: Searchable): number[] {
  const tags = [
    ...recipe.mealTypes.map(mealTypeTag),
    ...recipe.diets.map(dietTag),
    ...recipe.proteinSources.map(proteinTag),
    ...recipe.allergens.map(allergenTag),
    ...levelTags(recipe.levels),
    ...recipe.cuisines.map(cuisineTag),
    ...recipe.seasons.map(seasonTag),
    ...recipe.efforts.map(effortTag),
    ...recipe.traits.map(traitTag),
  ];
  return tags.sort((a, b) => a - b);
}
