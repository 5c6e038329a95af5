import { expect, test } from 'vitest';
import { proteinKinds } from './protein-kinds.ts';

test('EXT-29: plants are told apart, so that a vegan week is more than tofu', () => {
  expect(proteinKinds(['Plant-Based'], ['firm-tofu', 'green-beans'])).toEqual(['Tofu']);
  expect(proteinKinds(['Plant-Based', 'Poultry'], ['canned-kidney-beans', 'red-lentils'])).toEqual([
    'Poultry',
    'Lentils',
    'Beans',
  ]);
  expect(proteinKinds(['Poultry'], ['chicken-liver'])).toEqual(['Poultry', 'Liver', 'Liver']);
});
