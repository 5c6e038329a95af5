import { expect, test } from 'vitest';
import { intoleranceChoices } from './choices.ts';

test('ONB-15 CONST-32 five options in the documented order', () => {
  expect(intoleranceChoices.map(({ label }) => label)).toEqual([
    'Low Oxalate',
    'Low Histamine',
    'Low Sulfur',
    'Low FODMAP',
    'Low Salicylate',
  ]);
  expect(intoleranceChoices.map(({ mark }) => mark)).toEqual(['Ox', 'Hi', 'Su', 'Fo', 'Sa']);
});
