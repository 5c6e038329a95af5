import { expect, test } from 'vitest';
import { effortsOf } from './effort.ts';

const ingredients = [{ foodId: 'cucumber' }, { foodId: 'feta' }];
const of = (steps: readonly string[]) =>
  effortsOf({ ingredients: ingredients as never, steps, readyInMinutes: 15 });

test.each<[string, readonly string[], readonly string[]]>([
  [
    'nothing is heated',
    ['Slice the cucumber.', 'Crumble the feta over it and chill.'],
    ['easy', 'no oven', 'no cooking'],
  ],
  ['a pan is no oven', ['Fry the feta in a skillet.'], ['easy', 'no oven']],
  ['toasted seeds are heated', ['Toast the seeds.', 'Slice the cucumber.'], ['easy', 'no oven']],
  ['baked', ['Bake the feta for 20 minutes.'], ['easy']],
  [
    'baking powder alone is no baking',
    ['Stir in the baking powder and chill.'],
    ['easy', 'no oven', 'no cooking'],
  ],
  ['nothing is claimed of a method that is not written', [], []],
])('EXT-26 %s', (_, steps, expected) => {
  expect(of(steps)).toEqual(expected);
});
