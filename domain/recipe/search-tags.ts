import type { AllergenId } from '#domain/allergen/allergens.ts';
import type { Diet } from '#domain/diet/diets.ts';
import type { ProteinSource } from '#domain/food/protein-sources.ts';
import type { Intolerance, Level } from '#domain/intolerance/intolerances.ts';
import type { MealType } from './meal-types.ts';

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

/** Tag of source recipes, which are excluded from catalog lists. */
export const elsewhereTag = 1;
/** Tag of own recipes. */
export const ownTag = 2;

export const mealTypeTag = (mealType: MealType): number => mealTypeTags[mealType];
export const dietTag = (diet: Diet): number => dietTags[diet];
export const proteinTag = (source: ProteinSource): number => proteinTags[source];
export const allergenTag = (allergen: AllergenId): number => allergenTags[allergen];
/** Tag of recipes whose level is known and at most `limit`. */
export const levelTag = (axis: Intolerance, limit: 1 | 2): number => axisTags[axis] + limit;

export interface Searchable {
  readonly mealTypes: readonly MealType[];
  readonly diets: readonly Diet[];
  readonly proteinSources: readonly ProteinSource[];
  readonly allergens: readonly AllergenId[];
  readonly levels: Readonly<Record<Intolerance, Level | null>>;
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
  ];
  return tags.sort((a, b) => a - b);
}
