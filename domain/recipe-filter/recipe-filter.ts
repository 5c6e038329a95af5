/** The three tolerances with levels, by their field in the filter. */
export const levelFields = ['isLowOxalate', 'isLowHistamine', 'isLowSulfur'] as const;
export type LevelField = (typeof levelFields)[number];

/** The two tolerances that are on or off. */
export const flagFields = ['isLowSalicylate', 'isLowFodmap'] as const;
export type FlagField = (typeof flagFields)[number];

export const listFields = [
  'allergens',
  'proteinSources',
  'mealPlans',
  'mealTypes',
  'cuisines',
  'seasons',
  'atHand',
  'diet',
  'ingredients',
] as const;
export type ListField = (typeof listFields)[number];

/** Highest level a recipe may have: 1 Low, 2 Medium, 3 High; '' for no limit. */
export const filterLevels = ['1', '2', '3'] as const;
export type FilterLevel = (typeof filterLevels)[number];

/** Per serving. The upper end means "no upper limit". */
export const calorieRange = { min: 0, max: 1000 } as const;

/** Orders of a list, the usual one first. */
export const filterSorts = ['default', 'fit', 'quickest', 'rating', 'latest'] as const;
export type FilterSort = (typeof filterSorts)[number];

/** The times to choose from, in minutes. */
export const filterMinutes = [15, 30, 45, 60, 90] as const;

/** The filter of a recipe search. `allergens` and `ingredients` exclude recipes, the other lists include them. */
export type RecipeFilter = {
  readonly query: string;
  readonly minCalories: number;
  readonly maxCalories: number;
  /** Of the whole recipe; null: any. */
  readonly maxMinutes: number | null;
  readonly sort: FilterSort;
  readonly applyUserMeta: boolean;
  /** Only what fits them: `me`, `us`, or the id of a person of the household; '' for anybody. */
  readonly forWhom: string;
} & Readonly<Record<ListField, readonly string[]>> &
  Readonly<Record<LevelField, FilterLevel | ''>> &
  Readonly<Record<FlagField, boolean>>;

/** The empty filter, which matches every recipe. */
export const emptyFilter: RecipeFilter = {
  query: '',
  allergens: [],
  proteinSources: [],
  mealPlans: [],
  mealTypes: [],
  cuisines: [],
  seasons: [],
  atHand: [],
  diet: [],
  ingredients: [],
  minCalories: calorieRange.min,
  maxCalories: calorieRange.max,
  maxMinutes: null,
  sort: 'default',
  isLowOxalate: '',
  isLowHistamine: '',
  isLowSulfur: '',
  isLowSalicylate: false,
  isLowFodmap: false,
  applyUserMeta: false,
  forWhom: '',
};

/** Whether two filters are equal; the order of lists does not matter. */
export function isSameFilter(a: RecipeFilter, b: RecipeFilter): boolean {
  return (
    a.query === b.query &&
    a.minCalories === b.minCalories &&
    a.maxCalories === b.maxCalories &&
    a.maxMinutes === b.maxMinutes &&
    a.sort === b.sort &&
    a.applyUserMeta === b.applyUserMeta &&
    a.forWhom === b.forWhom &&
    listFields.every((field) => isSameList(a[field], b[field])) &&
    levelFields.every((field) => a[field] === b[field]) &&
    flagFields.every((field) => a[field] === b[field])
  );
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  const inA = new Set(a);
  const inB = new Set(b);
  return inA.size === inB.size && [...inA].every((name) => inB.has(name));
}
