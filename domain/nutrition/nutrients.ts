export interface Nutrient {
  readonly id: string;
  /** Displayed name. */
  readonly name: string;
  readonly unit: 'kcal' | 'g' | 'mg' | 'µg';
  /** FDA daily value for adults and children of 4 and over (21 CFR 101.9(c), 2016); null without one. */
  readonly dailyValue: number | null;
}

/** The app's nutrients in display order. All amounts are in `unit`. */
export const nutrients = [
  { id: 'energy', name: 'Calories', unit: 'kcal', dailyValue: 2000 },
  { id: 'protein', name: 'Protein', unit: 'g', dailyValue: 50 },
  { id: 'carbohydrate', name: 'Carbohydrates', unit: 'g', dailyValue: 275 },
  { id: 'fat', name: 'Fat', unit: 'g', dailyValue: 78 },
  { id: 'saturated_fat', name: 'Saturated Fat', unit: 'g', dailyValue: 20 },
  { id: 'sugar', name: 'Sugar', unit: 'g', dailyValue: null },
  { id: 'fiber', name: 'Fiber', unit: 'g', dailyValue: 28 },
  { id: 'cholesterol', name: 'Cholesterol', unit: 'mg', dailyValue: 300 },
  { id: 'sodium', name: 'Sodium', unit: 'mg', dailyValue: 2300 },
  { id: 'potassium', name: 'Potassium', unit: 'mg', dailyValue: 4700 },
  { id: 'calcium', name: 'Calcium', unit: 'mg', dailyValue: 1300 },
  { id: 'iron', name: 'Iron', unit: 'mg', dailyValue: 18 },
  { id: 'magnesium', name: 'Magnesium', unit: 'mg', dailyValue: 420 },
  { id: 'zinc', name: 'Zinc', unit: 'mg', dailyValue: 11 },
  { id: 'phosphorus', name: 'Phosphorus', unit: 'mg', dailyValue: 1250 },
  { id: 'vitamin_a', name: 'Vitamin A', unit: 'µg', dailyValue: 900 },
  { id: 'vitamin_c', name: 'Vitamin C', unit: 'mg', dailyValue: 90 },
  { id: 'vitamin_d', name: 'Vitamin D', unit: 'µg', dailyValue: 20 },
  { id: 'vitamin_e', name: 'Vitamin E', unit: 'mg', dailyValue: 15 },
  { id: 'vitamin_k', name: 'Vitamin K', unit: 'µg', dailyValue: 120 },
  { id: 'thiamin', name: 'Vitamin B1', unit: 'mg', dailyValue: 1.2 },
  { id: 'riboflavin', name: 'Vitamin B2', unit: 'mg', dailyValue: 1.3 },
  { id: 'niacin', name: 'Vitamin B3', unit: 'mg', dailyValue: 16 },
  { id: 'vitamin_b6', name: 'Vitamin B6', unit: 'mg', dailyValue: 1.7 },
  { id: 'folate', name: 'Folate', unit: 'µg', dailyValue: 400 },
  { id: 'vitamin_b12', name: 'Vitamin B12', unit: 'µg', dailyValue: 2.4 },
] as const satisfies readonly Nutrient[];

export type NutrientId = (typeof nutrients)[number]['id'];
