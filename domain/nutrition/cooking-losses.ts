import type { NutrientId } from './nutrients.ts';

/** Cooking losses of a kind of food. */
export interface CookingLoss {
  /** Grams of one raw gram after cooking. */
  readonly grams: number;
  /** Retained shares of nutrients; 1 for those not listed. */
  readonly left: Readonly<Partial<Record<NutrientId, number>>>;
}

/**
 * Boiled: in liquid that is poured off. Roasted: by dry heat, without the dripped juices.
 *
 * Medians over pairs of rows of USDA SR28, the same food raw and cooked: cooked figure x weight left / raw figure. The
 * weight left follows from what is not water, for flesh from the protein. The number of pairs is beside each kind; a
 * nutrient with fewer than ten is assumed to be retained. `npm run foods:losses -- --data DIR` recomputes and compares
 * them.
 */
export const cookingLosses = {
  // 86 pairs
  'vegetable boiled': {
    grams: 1.04,
    left: {
      saturated_fat: 0.99,
      sodium: 0.95,
      potassium: 0.9,
      calcium: 0.95,
      iron: 0.95,
      magnesium: 0.95,
      zinc: 0.95,
      phosphorus: 0.9,
      vitamin_a: 0.95,
      vitamin_c: 0.7,
      thiamin: 0.85,
      riboflavin: 0.95,
      niacin: 0.9,
      vitamin_b6: 0.9,
      folate: 0.7,
    },
  },
  // 30 pairs
  'pulse boiled': {
    grams: 2.67,
    left: {
      sodium: 0.78,
      potassium: 0.76,
      calcium: 0.9,
      iron: 0.89,
      magnesium: 0.8,
      zinc: 0.9,
      phosphorus: 0.92,
      vitamin_a: 0.88,
      vitamin_c: 0.71,
      thiamin: 0.7,
      riboflavin: 0.75,
      niacin: 0.73,
      vitamin_b6: 0.7,
      folate: 0.67,
    },
  },
  // 28 pairs
  'grain boiled': {
    grams: 3.04,
    left: {
      potassium: 0.92,
      calcium: 0.99,
      magnesium: 0.96,
      phosphorus: 0.94,
      thiamin: 0.8,
      riboflavin: 0.91,
      niacin: 0.9,
      vitamin_b6: 0.84,
      folate: 0.76,
    },
  },
  // 159 pairs
  'meat boiled': {
    grams: 0.66,
    left: {
      fat: 0.96,
      saturated_fat: 0.94,
      sodium: 0.6,
      potassium: 0.57,
      calcium: 0.93,
      iron: 0.95,
      magnesium: 0.68,
      phosphorus: 0.7,
      vitamin_a: 0.82,
      vitamin_c: 0.74,
      vitamin_d: 0.7,
      vitamin_e: 0.89,
      vitamin_k: 0.73,
      thiamin: 0.54,
      riboflavin: 0.81,
      niacin: 0.64,
      vitamin_b6: 0.48,
      folate: 0.68,
      vitamin_b12: 0.7,
    },
  },
  // 341 pairs
  'meat roasted': {
    grams: 0.76,
    left: {
      cholesterol: 0.99,
      sodium: 0.82,
      potassium: 0.82,
      calcium: 0.87,
      iron: 0.96,
      magnesium: 0.83,
      phosphorus: 0.85,
      vitamin_a: 0.81,
      vitamin_c: 0.75,
      vitamin_d: 0.78,
      vitamin_e: 0.86,
      vitamin_k: 0.83,
      thiamin: 0.72,
      riboflavin: 0.94,
      niacin: 0.83,
      vitamin_b6: 0.76,
      folate: 0.97,
      vitamin_b12: 0.88,
    },
  },
  // 29 pairs
  'poultry boiled': {
    grams: 0.76,
    left: {
      fat: 0.93,
      cholesterol: 0.86,
      sodium: 0.72,
      potassium: 0.63,
      calcium: 0.91,
      iron: 0.97,
      magnesium: 0.71,
      phosphorus: 0.69,
      vitamin_a: 0.75,
      vitamin_d: 0.55,
      vitamin_e: 0.76,
      thiamin: 0.55,
      riboflavin: 0.86,
      niacin: 0.62,
      vitamin_b6: 0.49,
      folate: 0.62,
      vitamin_b12: 0.47,
    },
  },
  // 59 pairs
  'poultry roasted': {
    grams: 0.74,
    left: {
      fat: 0.85,
      saturated_fat: 0.88,
      cholesterol: 0.95,
      sodium: 0.82,
      potassium: 0.82,
      calcium: 0.93,
      iron: 0.95,
      magnesium: 0.82,
      zinc: 0.98,
      phosphorus: 0.88,
      vitamin_a: 0.55,
      vitamin_d: 0.73,
      vitamin_e: 0.72,
      vitamin_k: 0.97,
      thiamin: 0.73,
      riboflavin: 0.91,
      niacin: 0.88,
      vitamin_b6: 0.8,
      folate: 0.78,
      vitamin_b12: 0.65,
    },
  },
  // 16 pairs
  'fish boiled': {
    grams: 0.78,
    left: {
      potassium: 0.9,
      iron: 0.92,
      phosphorus: 0.92,
      vitamin_a: 0.9,
      vitamin_c: 0.8,
      thiamin: 0.95,
      niacin: 0.92,
      vitamin_b6: 0.93,
      folate: 0.85,
      vitamin_b12: 0.95,
    },
  },
  // 71 pairs
  'fish roasted': {
    grams: 0.78,
    left: {
      vitamin_a: 0.9,
      vitamin_c: 0.78,
      vitamin_k: 0.82,
      thiamin: 0.91,
      riboflavin: 0.96,
      niacin: 0.95,
      vitamin_b6: 0.9,
      folate: 0.89,
      vitamin_b12: 0.9,
    },
  },
} as const satisfies Record<string, CookingLoss>;

export type CookedKind = keyof typeof cookingLosses;
