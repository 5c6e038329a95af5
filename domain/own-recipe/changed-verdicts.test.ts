import { expect, test } from 'vitest';
import { changedVerdicts, type Judged } from './changed-verdicts.ts';

const before: Judged = {
  levels: { oxalate: 1, histamine: 2, sulfur: 1, fodmap: null, salicylate: 3 },
  allergens: ['milk'],
};

test('what the owner sees is named, allergens first', () => {
  const after: Judged = {
    levels: { ...before.levels, oxalate: 2, fodmap: 3 },
    allergens: ['egg'],
  };
  expect(changedVerdicts('Soup', before, after)).toEqual([
    '“Soup” now counts as containing eggs.',
    '“Soup” doesn’t count as containing milk any more.',
    'Oxalate of “Soup” changed from Low to Medium.',
    'FODMAP of “Soup” changed from Unknown to High.',
  ]);
});

test('nothing is said where nothing changed', () => {
  expect(changedVerdicts('Soup', before, { ...before, allergens: [...before.allergens] })).toEqual([]);
});
