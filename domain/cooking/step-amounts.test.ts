import { expect, test } from 'vitest';
import { namesAmount } from './step-amounts.ts';

test.each([
  ['Pour in 3 1/2 cups (840 ml) of the broth.', true],
  ['Stir in ½ cup of the cheese and 2 tablespoons of water.', true],
  ['Add 500g flour.', true],
  ['Roll out a 2-pound piece.', true],
  ['Whisk in 4 fl oz of milk.', true],
  ['Heat the oven to 400 °F (200 °C) or 200 C, and bake for 20 minutes.', false],
  ['Cut into 2 cm cubes, then into 8 wedges, 1 inch thick.', false],
  ['Add half of the oil and the 2 eggs.', false],
  ['', false],
])('EXT-28 a step that names an amount: %s', (step, isNamed) => {
  expect(namesAmount(step)).toBe(isNamed);
});
