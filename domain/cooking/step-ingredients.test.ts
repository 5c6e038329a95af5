import { expect, test } from 'vitest';
import { sharedIngredients, stepIngredients } from './step-ingredients.ts';

const names = [
  'Floury potatoes, peeled',
  'Butter',
  'All-purpose flour',
  'Milk',
  'Coconut milk',
  'Olive oil',
  'Cherries (pitted)',
  'Red onion',
  'White onion',
];
const of = (step: string) => stepIngredients(step, names).map((place) => names[place]);

test.each([
  ['Boil the floury potatoes and drain them.', ['Floury potatoes, peeled']],
  ['Mash each potato with half of the butter.', ['Floury potatoes, peeled', 'Butter']],
  ['Stir the flour into the remaining oil.', ['All-purpose flour', 'Olive oil']],
  ['Pour in the coconut milk.', ['Coconut milk']],
  ['Add a cherry to the milk.', ['Milk', 'Cherries (pitted)']],
  ['Fry the onion.', []],
  ['Fry the red onion.', ['Red onion']],
  ['Butterfly the chicken; heat the oven.', []],
])('EXT-28 the ingredients of a step: %s', (step, found) => {
  expect(of(step)).toEqual(found);
});

test('EXT-28 an ingredient of several steps is shared', () => {
  const steps = ['Mash with half of the butter.', 'Melt the remaining butter with the flour.'];
  expect([...sharedIngredients(steps, names)].map((place) => names[place])).toEqual(['Butter']);
});
