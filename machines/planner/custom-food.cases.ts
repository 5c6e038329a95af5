import { type CustomFood, emptyFood } from '#domain/meal-plan/custom-food.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { customFoodMachine } from './custom-food.machine.ts';

export const proteinBar: CustomFood = {
  id: '4',
  title: 'Protein bar',
  price: 2.5,
  calories: 210,
  protein: 20,
  fat: 7,
  carbs: 18,
  diets: ['Vegetarian'],
  intolerances: ['Milk'],
  fit: { kind: 'unknown', sentence: 'We can’t check histamine' },
};

export const customFoodCases: CasesOf<typeof customFoodMachine> = {
  events: { 'food.submitted': [{ type: 'food.submitted', draft: { ...emptyFood, title: 'Protein bar' } }] },
  outputs: { createFood: { ...failures, ok: [ok(proteinBar)] } },
};
