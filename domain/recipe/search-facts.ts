import type { AllergenId } from '#domain/allergen/allergens.ts';
import type { Diet } from '#domain/diet/diets.ts';
import type { ProteinSource } from '#domain/food/protein-sources.ts';
import type { Intolerance, Level } from '#domain/intolerance/intolerances.ts';
import { isKnownEnough } from '#domain/nutrition/known-enough.ts';
import { gramsByFood } from '#domain/source-recipe/grams-by-food.ts';
import type { ComputedRecipe } from './compute-recipe.ts';
import type { PriceClass } from './price-class.ts';

/** Facts for cards and searches, by column name. */
export interface SearchFacts extends AboveFacts {
  readonly diets: readonly Diet[];
  readonly allergens: readonly AllergenId[];
  readonly protein_sources: readonly ProteinSource[];
  readonly price_class: PriceClass;
  /** Of one serving; null when too few of the foods have a figure. */
  readonly calories: number | null;
  readonly levels: Readonly<Record<Intolerance, Level | null>>;
  readonly food_ids: readonly string[];
  /** Loads of one serving by `countedSubstances`; null where a food has no figure. */
  readonly doses: readonly (number | null)[];
  /** Grams of each food in one serving, where known. */
  readonly food_grams: Readonly<Record<string, number>>;
}

/** Food ids above Low and above Medium. */
type AboveFacts = Readonly<Record<`${Intolerance}_above_${'low' | 'medium'}`, readonly string[]>>;

function caloriesOf({ nutrients }: ComputedRecipe): number | null {
  const energy = nutrients.find(({ id }) => id === 'energy');
  return energy !== undefined && isKnownEnough(energy) ? Math.round(energy.amount) : null;
}

export function searchFactsOf(computed: ComputedRecipe): SearchFacts {
  const { oxalate, histamine, sulfur, fodmap, salicylate } = computed.verdicts;
  return {
    diets: computed.diets,
    allergens: computed.allergens.map(({ id }) => id),
    protein_sources: computed.proteinSources,
    price_class: computed.priceClass,
    calories: caloriesOf(computed),
    levels: {
      oxalate: oxalate.level,
      histamine: histamine.level,
      sulfur: sulfur.level,
      fodmap: fodmap.level,
      salicylate: salicylate.level,
    },
    food_ids: [...computed.foodIds, ...computed.rawFoodIds],
    doses: computed.doses,
    food_grams: gramsByFood(computed.foods),
    oxalate_above_low: oxalate.aboveLow,
    oxalate_above_medium: oxalate.aboveMedium,
    histamine_above_low: histamine.aboveLow,
    histamine_above_medium: histamine.aboveMedium,
    sulfur_above_low: sulfur.aboveLow,
    sulfur_above_medium: sulfur.aboveMedium,
    fodmap_above_low: fodmap.aboveLow,
    fodmap_above_medium: fodmap.aboveMedium,
    salicylate_above_low: salicylate.aboveLow,
    salicylate_above_medium: salicylate.aboveMedium,
  };
}
