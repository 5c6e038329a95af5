import { expect, test } from 'vitest';
import type { components } from '#contract/api.ts';
import { againstLimits, againstWords, levelsWords } from './limit-words.ts';

type Verdict = components['schemas']['Verdict'];
const verdict = (known: Partial<Verdict>): Verdict => ({
  level: 1,
  dose: null,
  unit: null,
  threshold_low: null,
  threshold_medium: null,
  reasons: [],
  deciding: [],
  above_low: [],
  above_medium: [],
  unknown: [],
  swap: null,
  ...known,
});
const reason = (food_id: string, level: 1 | 2 | 3 | null) => ({
  ingredient: food_id,
  food_id,
  grams: 10,
  level,
  figure: null,
  unit: null,
  low_up_to_g: null,
  confidence: null,
  source: null,
});
const verdicts = {
  oxalate: verdict({
    above_low: ['spinach', 'sumac'],
    above_medium: ['sumac'],
    reasons: [reason('spinach', 2), reason('sumac', null)],
  }),
  histamine: verdict({ above_low: ['spinach', 'tomato'], above_medium: ['tomato'], reasons: [] }),
  sulfur: verdict({ above_low: ['onion'] }),
  salicylate: verdict({}),
  fodmap: verdict({ above_low: ['onion', 'sumac'], reasons: [reason('sumac', null)] }),
};
const none = { oxalate: null, histamine: null, sulfur: null, salicylate: null, fodmap: null };

test('EXT-09 a food stands against the limits of the axes it goes beyond, or is not known for', () => {
  const against = againstLimits(verdicts, { ...none, oxalate: 1, histamine: 2, fodmap: 1, sulfur: 3 });
  expect([...against]).toEqual([
    ['spinach', { over: ['oxalate'], untested: [] }],
    ['sumac', { over: [], untested: ['oxalate', 'fodmap'] }],
    ['tomato', { over: ['histamine'], untested: [] }],
    ['onion', { over: ['fodmap'], untested: [] }],
  ]);
  expect(againstLimits(verdicts, none).size).toBe(0);
});

test('EXT-09 it is told in one line', () => {
  expect(againstWords({ over: ['histamine'], untested: [] })).toBe('Over for histamine');
  expect(againstWords({ over: ['oxalate', 'sulfur', 'fodmap'], untested: [] })).toBe(
    'Over for oxalate, sulfur and FODMAP',
  );
  expect(againstWords({ over: ['fodmap'], untested: ['oxalate'] })).toBe(
    'Over for FODMAP, no tested value for oxalate',
  );
  expect(againstWords({ over: [], untested: ['oxalate'] })).toBe('No tested value for oxalate');
});

test('EXT-09 the levels that matter are those with a limit', () => {
  const levels = {
    oxalate: { level: 1 },
    histamine: { level: 2 },
    sulfur: { level: 3 },
    salicylate: { level: 3 },
    fodmap: { level: null },
  } as const;
  expect(levelsWords(levels, { ...none, histamine: 1, sulfur: 3, fodmap: 1 })).toBe(
    'histamine medium, FODMAP unknown',
  );
  expect(levelsWords(levels, none)).toBe('');
});
