import { afterEach, expect, test } from 'vitest';
import { noAnswers } from '#domain/onboarding/quiz.ts';
import { clearTokens } from '#src/api/token-store.ts';
import { clearProgress, readStoredProgress, storeProgress } from './quiz-progress.ts';

afterEach(() => localStorage.clear());

const progress = {
  step: 'allergies',
  answers: { ...noAnswers, followsDiet: true, diets: ['Vegan'], allergens: ['Milk'] },
  before: { recipes_diet: ['Vegan'], recipe_low_fodmap_enabled: false },
} as const;

test('ONB-08 ONB-11 ONB-12 STOR-10 OR-81 six parts are stored, diet with its yes or no, and restored', () => {
  storeProgress('7', progress);
  const storedKeys = Object.keys(localStorage);
  expect(storedKeys).toHaveLength(6);
  expect(storedKeys.every((key) => key.startsWith('onboarding_'))).toBe(true);
  expect(JSON.parse(localStorage.getItem('onboarding_diet') ?? '')).toMatchObject({
    followsDiet: true,
    diets: ['Vegan'],
  });
  expect(readStoredProgress('7')).toEqual(progress);
});

test('STOR-10 another member on this device does not see them', () => {
  storeProgress('7', progress);
  expect(readStoredProgress('8')).toBeNull();
});

test('ONB-20 STOR-10 afterwards they are removed', () => {
  storeProgress('7', progress);
  clearProgress();
  expect(localStorage).toHaveLength(0);
  expect(readStoredProgress('7')).toBeNull();
});

test('ONB-11 a missing or invalid part counts as no progress', () => {
  storeProgress('7', progress);
  localStorage.removeItem('onboarding_allergens');
  expect(readStoredProgress('7')).toBeNull();
  storeProgress('7', progress);
  localStorage.setItem('onboarding_diet', '{');
  expect(readStoredProgress('7')).toBeNull();
});

test('the answers are removed with the session', () => {
  storeProgress('23', progress);
  clearTokens();
  expect(localStorage).toHaveLength(0);
});
