import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { cuisinesOf } from '#domain/recipe/cuisines.ts';
import { efforts } from '#domain/recipe/effort.ts';
import { effortTag, seasonTag, traitTag } from '#domain/recipe/search-tags.ts';
import { traits } from '#domain/recipe/search-traits.ts';
import { seasons } from '#domain/recipe/seasons.ts';
import type { Searched } from './catalog-reference.ts';
import { memoized, type Row } from './search-orders.ts';

/** A row as the reference of a search in plain code reads it. */
function readRow(row: Row): Searched {
  const verdict = (axis: Intolerance) => ({
    level: row.levels[axis],
    aboveLow: row[`${axis}_above_low`],
    aboveMedium: row[`${axis}_above_medium`],
  });
  return {
    recipe: { title: row.title, mealTypes: row.meal_types, readyInMinutes: row.ready_in_minutes },
    words: row.search_words,
    cuisines: cuisinesOf(row.title),
    seasons: seasons.filter((season) => row.tags.includes(seasonTag(season))),
    efforts: efforts.filter((effort) => row.tags.includes(effortTag(effort))),
    traits: traits.filter((trait) => row.tags.includes(traitTag(trait))),
    diets: row.diets,
    proteinSources: row.protein_sources,
    allergens: row.allergens.map((id) => ({ id })),
    foodIds: row.food_ids,
    calories: row.calories,
    verdicts: {
      oxalate: verdict('oxalate'),
      histamine: verdict('histamine'),
      sulfur: verdict('sulfur'),
      fodmap: verdict('fodmap'),
      salicylate: verdict('salicylate'),
    },
  };
}
export const referenceRecipe = memoized(readRow);
