import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPreferences } from '#domain/preferences/preferences.fixture.ts';
import { toMetas } from '#domain/preferences/preferences.ts';
import {
  answersFrom,
  noAnswers,
  preferencesOf,
  quizSteps,
  quizStepTitles,
  readProgress,
  toggleIntolerance,
} from './quiz.ts';

test('ONB-06 CONST-42 five steps in the documented order', () => {
  expect(quizSteps.map((step) => quizStepTitles[step])).toEqual([
    'Diet Type',
    'Protein Sources',
    'Allergies',
    'Food Intolerances',
    'Excluded Ingredients',
  ]);
});

test('ONB-11 progress stored as JSON is restored unchanged', () => {
  const steps = fc.constantFrom(...quizSteps, 'review' as const);
  const follows = fc.constantFrom(true, false, null);
  fc.assert(
    fc.property(steps, follows, anyPreferences, (step, followsDiet, preferences) => {
      const answers = { ...answersFrom(preferences), followsDiet };
      const before = toMetas(preferences);
      const stored = JSON.parse(JSON.stringify({ step, before, ...answers }));
      expect(readProgress(stored)).toEqual({ step, answers, before });
      expect(readProgress({ ...stored, before: undefined })?.before).toEqual({});
    }),
  );
});

test.each([
  ['an unknown step', { step: 'dessert' }],
  ['no step', { step: undefined }],
  ['a word for an answer', { followsDiet: 'yes' }],
  ['allergens that are no list', { allergens: 'Milk' }],
  ['a list with a number', { excludedIngredients: [1] }],
  ['a missing intolerance', { intolerances: { oxalate: true } }],
  ['a tick list that is none', { tickedIngredients: { ...noAnswers.tickedIngredients, sulfur: 'Garlic' } }],
])('ONB-11 %s invalidates stored progress', (_, invalid) => {
  expect(readProgress({ step: 'dietType', ...noAnswers, ...invalid })).toBeNull();
});

test('ONB-12 ignores diets picked before the answer changed to no', () => {
  const answers = { ...noAnswers, diets: ['Vegan'] };
  expect(preferencesOf({ ...answers, followsDiet: true }).diets).toEqual(['Vegan']);
  expect(preferencesOf({ ...answers, followsDiet: false }).diets).toEqual([]);
  expect(preferencesOf(noAnswers)).not.toHaveProperty('likedIngredients');
});

test('ONB-15 toggles one intolerance and leaves the others', () => {
  const on = toggleIntolerance(noAnswers, 'fodmap');
  expect(on).toEqual({ ...noAnswers, intolerances: { ...noAnswers.intolerances, fodmap: true } });
  expect(toggleIntolerance(on, 'fodmap')).toEqual(noAnswers);
});
