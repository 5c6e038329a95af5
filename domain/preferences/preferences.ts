import { isFlagOn } from '#domain/account/is-flag-on.ts';
import type { MetaValue } from '#domain/account/metas.ts';
import { type Intolerance, intolerances } from '#domain/intolerance/intolerances.ts';

/** Saved dietary preferences of a member. */
export interface Preferences {
  readonly diets: readonly string[];
  readonly proteinSources: readonly string[];
  readonly allergens: readonly string[];
  readonly excludedIngredients: readonly string[];
  readonly likedIngredients: readonly string[];
  /** True: the member wants recipes that are Low on it. */
  readonly intolerances: Readonly<Record<Intolerance, boolean>>;
  /** Ingredients the member accepts on it; null while the defaults apply. */
  readonly tickedIngredients: Readonly<Record<Intolerance, readonly string[] | null>>;
}

const each = <T>(value: (intolerance: Intolerance) => T): Record<Intolerance, T> => ({
  oxalate: value('oxalate'),
  histamine: value('histamine'),
  sulfur: value('sulfur'),
  fodmap: value('fodmap'),
  salicylate: value('salicylate'),
});

export const noPreferences: Preferences = {
  diets: [],
  proteinSources: [],
  allergens: [],
  excludedIngredients: [],
  likedIngredients: [],
  intolerances: each(() => false),
  tickedIngredients: each(() => null),
};

/*
 * OR-40: there is no meta named allergens. `recipes_excluded_ingredients` holds them, and
 * `recipes_disliked_ingredients` the ingredients that are left out.
 */
const listMetas = {
  diets: 'recipes_diet',
  proteinSources: 'recipe_protein_sources',
  allergens: 'recipes_excluded_ingredients',
  excludedIngredients: 'recipes_disliked_ingredients',
  likedIngredients: 'recipes_liked_ingredients',
} as const;
export type PreferenceList = keyof typeof listMetas;
const enabledMeta = (intolerance: Intolerance) => `recipe_low_${intolerance}_enabled` as const;
const tickedMeta = (intolerance: Intolerance) => `recipe_low_${intolerance}_customize_ingredients` as const;

/** Whether it is a list of ingredients that the member accepts on an intolerance. */
export const isTickedMeta = (name: string): boolean => intolerances.some((one) => tickedMeta(one) === name);

/** Metas by name, as sent to the API. */
export type MetasToSave = Readonly<Record<string, boolean | readonly string[]>>;

interface Meta {
  readonly name: string;
  readonly value: MetaValue;
}

/** Parses preferences from a member's metas; missing ones are off. */
export function readPreferences(metas: readonly Meta[]): Preferences {
  const values = new Map(metas.map(({ name, value }) => [name, value]));
  const listOf = (name: string): readonly string[] | null => {
    const value = values.get(name);
    return typeof value === 'object' && value !== null ? value : null;
  };
  return {
    diets: listOf(listMetas.diets) ?? [],
    proteinSources: listOf(listMetas.proteinSources) ?? [],
    allergens: listOf(listMetas.allergens) ?? [],
    excludedIngredients: listOf(listMetas.excludedIngredients) ?? [],
    likedIngredients: listOf(listMetas.likedIngredients) ?? [],
    intolerances: each((intolerance) => isFlagOn(values.get(enabledMeta(intolerance)))),
    tickedIngredients: each((intolerance) => listOf(tickedMeta(intolerance))),
  };
}

/** The metas that a save of these preferences sends. Omits lists that the member never changed. */
export function toMetas(preferences: Partial<Preferences>): MetasToSave {
  const lists = Object.entries(listMetas).flatMap(([field, name]) => {
    const names = preferences[field as keyof typeof listMetas];
    return names === undefined ? [] : [[name, names]];
  });
  const { intolerances: limited, tickedIngredients } = preferences;
  const enabled = limited === undefined ? [] : intolerances.map((one) => [enabledMeta(one), limited[one]]);
  const ticked = intolerances.flatMap((one) => {
    const names = tickedIngredients?.[one] ?? null;
    return names === null ? [] : [[tickedMeta(one), names]];
  });
  return Object.fromEntries([...lists, ...enabled, ...ticked]);
}

/** Whether any preference is set. */
export const isAnythingPreferred = (preferences: Preferences): boolean =>
  Object.keys(listMetas).some((field) => preferences[field as keyof typeof listMetas].length > 0) ||
  intolerances.some((one) => preferences.intolerances[one]);

/** Adds the name to the list, or removes it if present. */
export function toggleName<T extends Readonly<Record<F, readonly string[]>>, F extends string>(
  lists: T,
  field: F,
  name: string,
): T {
  const names: readonly string[] = lists[field];
  const next = names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
  return { ...lists, [field]: next };
}
