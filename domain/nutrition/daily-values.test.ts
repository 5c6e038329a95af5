import { expect, test } from 'vitest';
import { nutrients } from './nutrients.ts';
import { percentOfDailyNeeds } from './recipe-nutrients.ts';

/**
 * 21 CFR 101.9(c)(8)(iv) and (c)(9), adults and children of 4 and over, as revised in 2016 (81 FR 33742). Independent
 * of the app's table. Total sugars have no daily value: the one of 50 g is for added sugars.
 */
const fda: Readonly<Record<string, readonly [number | null, string]>> = {
  energy: [2000, 'kcal'],
  protein: [50, 'g'],
  carbohydrate: [275, 'g'],
  fat: [78, 'g'],
  saturated_fat: [20, 'g'],
  sugar: [null, 'g'],
  fiber: [28, 'g'],
  cholesterol: [300, 'mg'],
  sodium: [2300, 'mg'],
  potassium: [4700, 'mg'],
  calcium: [1300, 'mg'],
  iron: [18, 'mg'],
  magnesium: [420, 'mg'],
  zinc: [11, 'mg'],
  phosphorus: [1250, 'mg'],
  vitamin_a: [900, 'µg'],
  vitamin_c: [90, 'mg'],
  vitamin_d: [20, 'µg'],
  vitamin_e: [15, 'mg'],
  vitamin_k: [120, 'µg'],
  thiamin: [1.2, 'mg'],
  riboflavin: [1.3, 'mg'],
  niacin: [16, 'mg'],
  vitamin_b6: [1.7, 'mg'],
  folate: [400, 'µg'],
  vitamin_b12: [2.4, 'µg'],
};

test('RCP-23 computes the percentage of daily needs from the FDA daily values', () => {
  expect(Object.fromEntries(nutrients.map((it) => [it.id, [it.dailyValue, it.unit]]))).toEqual(fda);
  for (const { id, dailyValue } of nutrients)
    expect(percentOfDailyNeeds(id, (dailyValue ?? 1) / 4)).toBe(dailyValue === null ? null : 25);
});
