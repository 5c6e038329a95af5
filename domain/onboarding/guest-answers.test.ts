import { expect, test } from 'vitest';
import { noPreferences } from '#domain/preferences/preferences.ts';
import { type GuestAnswers, guestMetas, quizAnswersFrom, readGuestAnswers } from './guest-answers.ts';

const answers: GuestAnswers = { intolerances: ['fodmap'], allergens: ['Milk'], diets: ['Vegan'] };

test('EXT-27 the three answers are a member’s preferences', () => {
  expect(guestMetas(answers)).toMatchObject({
    recipes_diet: ['Vegan'],
    recipes_excluded_ingredients: ['Milk'],
    recipe_low_fodmap_enabled: true,
    recipe_low_oxalate_enabled: false,
  });
});

test.each([null, 'milk', {}, { ...answers, allergens: ['Milk', 'Dust'] }, { ...answers, diets: 'Vegan' }])(
  'EXT-27 stored answers with an unknown part are no answers: %j',
  (stored) => {
    expect(readGuestAnswers(stored)).toBeNull();
  },
);

test('EXT-27 stored answers are read without further fields', () => {
  expect(readGuestAnswers({ ...answers, more: true })).toEqual(answers);
});

test('EXT-27 the quiz begins with the answers, unless the account has preferences', () => {
  expect(quizAnswersFrom(noPreferences, answers)).toMatchObject({
    followsDiet: true,
    diets: ['Vegan'],
    allergens: ['Milk'],
    intolerances: { fodmap: true, oxalate: false },
  });
  const saved = { ...noPreferences, allergens: ['Eggs'] };
  expect(quizAnswersFrom(saved, answers)).toMatchObject({ allergens: ['Eggs'], diets: [] });
});
