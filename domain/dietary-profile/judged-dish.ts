import type { AllergenId } from '#domain/allergen/allergens.ts';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import type { Diet } from '#domain/diet/diets.ts';
import type { Food } from '#domain/food/food.ts';
import type { ProteinSource } from '#domain/food/protein-sources.ts';
import type { Intolerance, Level } from '#domain/intolerance/intolerances.ts';
import { limitsOf } from '#domain/intolerance/limits.ts';
import type { SearchFacts } from '#domain/recipe/search-facts.ts';
import { maybeFoodId } from '#domain/source-recipe/either-food.ts';
import {
  allergenFinding,
  broken,
  dietFinding,
  type Finding,
  type KnownParts,
  partsOfIds,
  removedIn,
  unknown,
} from '#domain/source-recipe/known-parts.ts';
import { foodOrPlaceholder, rawFoodId } from '#domain/source-recipe/unknown-food.ts';
import { type CountedSubstance, countedSubstances, loadPerGram } from '#domain/triggers/doses.ts';

/** An ingredient that is one of several foods, without saying which. */
export interface EitherIngredient {
  readonly id: string;
  readonly foodIds: readonly string[];
  /** Of those that would be left raw, their raw-variant ids. */
  readonly rawFoodIds: readonly string[];
}

/** The facts of one serving that a judgement uses. */
export interface JudgedDish {
  readonly allergen: (id: AllergenId) => Finding | null;
  readonly diet: (diet: Diet) => Finding | null;
  /** Null: its ingredients are unknown. */
  readonly foodIds: readonly string[] | null;
  /** Ingredients for which there is no food. */
  readonly unidentified: readonly string[];
  readonly eithers: readonly EitherIngredient[];
  readonly proteinSources: readonly ProteinSource[] | null;
  /** Loads in one serving; null where a food has no figure. */
  readonly dose: (substance: CountedSubstance) => number | null;
  /** Foods that hold some of the substance; where the dose is not known, those without a figure. */
  readonly doseFoods: (substance: CountedSubstance) => readonly string[];
  /** Grams of a food in one serving; null where it may hold some, and nobody knows how much. */
  readonly grams: (foodId: string) => number | null;
  readonly level: (axis: Intolerance) => {
    readonly level: Level | null;
    readonly aboveLow: readonly string[];
    readonly aboveMedium: readonly string[];
    /** Foods without a figure, among `aboveLow` and `aboveMedium`. */
    readonly untested: readonly string[];
  };
}

/** The stored facts of a recipe; the columns of a row have the same names. */
export type DishFacts = Pick<SearchFacts, 'diets' | 'allergens' | 'protein_sources' | 'levels' | 'food_ids'> &
  Pick<SearchFacts, `${Intolerance}_above_${'low' | 'medium'}`> & {
    readonly doses?: SearchFacts['doses'] | null;
    readonly food_grams?: SearchFacts['food_grams'] | null;
  };

/** A recipe by its stored facts. `byId`: the food table. */
export function dishOfFacts(facts: DishFacts, byId: ReadonlyMap<string, Food>): JudgedDish {
  const placeholder = (id: string) => foodOrPlaceholder({ foodId: id, name: id }, byId);
  const parts = partsOfIds(facts.food_ids, byId);
  const { unidentified } = parts;
  const removed = removedIn(facts.food_ids, parts);
  const isOutdated = removed.length > 0;
  return {
    foodIds: [...facts.food_ids, ...removed],
    unidentified,
    eithers: parts.eithers.map(({ id, oneOf = [] }) => ({
      id,
      foodIds: oneOf.map((food) => food.id),
      rawFoodIds: oneOf
        .map((food) => rawFoodId(food.id))
        .filter((raw) => facts.food_ids.includes(maybeFoodId(raw))),
    })),
    proteinSources: facts.protein_sources,
    allergen: (id) => (isOutdated || facts.allergens.includes(id) ? allergenFinding(parts, id) : null),
    diet: (diet) => {
      if (facts.diets.includes(diet)) return isOutdated ? unknown(removed) : null;
      if (diet === 'Ketogenic') return broken([]);
      if (diet === 'Low FODMAP') {
        const { fodmap_above_low: above, levels } = facts;
        const known = above.filter((id) => isTested('fodmap', placeholder(id)));
        return known.length > 0 || levels.fodmap !== null ? broken(known) : unknown(above);
      }
      return dietFinding(parts, diet);
    },
    dose: (substance) => (isOutdated ? null : (facts.doses?.[countedSubstances.indexOf(substance)] ?? null)),
    doseFoods: (substance) =>
      doseFoodsOf(
        substance,
        partsOfIds(facts.food_ids, byId),
        facts.doses?.[countedSubstances.indexOf(substance)],
      ),
    grams: (id) => gramsIn(facts.food_ids, facts.food_grams ?? {}, id),
    level: (axis) => {
      const aboveLow = [...new Set([...facts[`${axis}_above_low`], ...removed])];
      return {
        level: isOutdated && facts.levels[axis] !== 3 ? null : facts.levels[axis],
        aboveLow,
        aboveMedium: [...new Set([...facts[`${axis}_above_medium`], ...removed])],
        untested: aboveLow.filter((id) => !isTested(axis, placeholder(id))),
      };
    },
  };
}

/** The foods behind a dose, or behind its being unknown. */
export function doseFoodsOf(
  substance: CountedSubstance,
  { foods, eithers, unidentified }: KnownParts,
  load: number | null | undefined,
): string[] {
  const isKnown = typeof load === 'number';
  const those = foods.filter((food) => {
    const each = loadPerGram(substance, food);
    return isKnown ? each !== null && each > 0 : each === null;
  });
  return [
    ...those.map(({ id }) => id),
    ...(isKnown ? [] : [...eithers.map(({ id }) => id), ...unidentified]),
  ];
}

/** `ids`: all that the dish holds or may hold. */
export const gramsIn = (
  ids: readonly string[],
  grams: Readonly<Record<string, number>>,
  id: string,
): number | null => (ids.includes(id) || ids.includes(maybeFoodId(id)) ? (grams[id] ?? null) : 0);

const isTested = (axis: Intolerance, food: Food): boolean => limitsOf(axis, food) !== null;

/** A dish of which nothing is known but its name. */
export function dishOfNoFacts(title: string): JudgedDish {
  const itself = [title];
  const open = () => unknown(itself);
  return {
    foodIds: null,
    unidentified: itself,
    eithers: [],
    proteinSources: null,
    allergen: open,
    diet: open,
    dose: () => null,
    doseFoods: () => itself,
    grams: () => null,
    level: () => ({ level: null, aboveLow: itself, aboveMedium: itself, untested: itself }),
  };
}

/** A custom food, of which only the entered facts are known: its allergens are unknown while null. */
export function dishOfCustomFood({
  title,
  allergens,
  diets,
}: {
  title: string;
  allergens: readonly AllergenId[] | null;
  diets: readonly Diet[];
}): JudgedDish {
  const declared = allergens && allergensOfFood({ allergens });
  const itself = [title];
  return {
    ...dishOfNoFacts(title),
    allergen: (id) => (declared === null ? unknown(itself) : declared.has(id) ? broken(itself) : null),
    diet: (diet) => (diets.length === 0 ? unknown(itself) : diets.includes(diet) ? null : broken(itself)),
  };
}
