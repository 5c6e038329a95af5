import { type NutrientId, nutrients } from '#domain/nutrition/nutrients.ts';
import type { Row } from './csv.ts';

/** Column of usda/foods.csv for each nutrient; amounts are per 100 g in the unit the column names. */
export const usdaColumns = {
  energy: 'energy_kcal',
  protein: 'protein_g',
  carbohydrate: 'carbohydrate_g',
  fat: 'fat_g',
  saturated_fat: 'saturated_fat_g',
  sugar: 'sugar_g',
  fiber: 'fiber_g',
  cholesterol: 'cholesterol_mg',
  sodium: 'sodium_mg',
  potassium: 'potassium_mg',
  calcium: 'calcium_mg',
  iron: 'iron_mg',
  magnesium: 'magnesium_mg',
  zinc: 'zinc_mg',
  phosphorus: 'phosphorus_mg',
  vitamin_a: 'vitamin_a_ug_rae',
  vitamin_c: 'vitamin_c_mg',
  vitamin_d: 'vitamin_d_ug',
  vitamin_e: 'vitamin_e_mg',
  vitamin_k: 'vitamin_k_ug',
  thiamin: 'thiamin_mg',
  riboflavin: 'riboflavin_mg',
  niacin: 'niacin_mg',
  vitamin_b6: 'vitamin_b6_mg',
  folate: 'folate_ug',
  vitamin_b12: 'vitamin_b12_ug',
} as const satisfies Record<NutrientId, string>;

/**
 * The nutrient cells of one food of the table, from its USDA rows; blank where USDA published nothing. Folate is in
 * dietary folate equivalents, as the FDA's daily value is: added folic acid counts 1.7 times (21 CFR 101.9(c)(8)(iv)).
 */
export function nutrientCells(usda: Row | null, extra: Row | undefined): Record<NutrientId, string> {
  const cells = nutrients.map(({ id }) => [id, usda?.[usdaColumns[id]] ?? ''] as const);
  const folate = extra?.['folate_dfe_ug'];
  return { ...Object.fromEntries(cells), ...(folate && { folate }) } as Record<NutrientId, string>;
}
