import { expect, test } from 'vitest';
import { emptyFood, foodInput } from './custom-food.ts';

test('FOOD-02 FOOD-03 all eight values are sent; negative ones reach the server, empty ones are unknown', () => {
  expect(
    foodInput({ ...emptyFood, title: ' Protein bar ', price: '-2.5', calories: '210', diets: ['Vegan'] }),
  ).toEqual({
    title: 'Protein bar',
    price: -2.5,
    calories: 210,
    protein: null,
    fat: null,
    carbs: null,
    diets: ['Vegan'],
    intolerances: null,
  });
});
