import { afterEach, expect, test } from 'vitest';
import { noAnswers } from '#domain/onboarding/quiz.ts';
import { forgetProgress, keepProgress, readKeptProgress } from './quiz-progress.ts';

afterEach(() => localStorage.clear());

const progress = {
  step: 'allergies',
  answers: { ...noAnswers, followsDiet: true, diets: ['Vegan'], allergens: ['Milk'] },
} as const;

test('ONB-08 ONB-11 ONB-12 STOR-10 OR-81 six parts are kept, diet with its yes or no, and come back', () => {
  keepProgress('7', progress);
  const kept = Object.keys(localStorage);
  expect(kept).toHaveLength(6);
  expect(kept.every((key) => key.startsWith('onboarding_'))).toBe(true);
  expect(JSON.parse(localStorage.getItem('onboarding_diet') ?? '')).toMatchObject({
    followsDiet: true,
    diets: ['Vegan'],
  });
  expect(readKeptProgress('7')).toEqual(progress);
});

test('STOR-10 another member on this device does not see them', () => {
  keepProgress('7', progress);
  expect(readKeptProgress('8')).toBeNull();
});

test('ONB-20 STOR-10 afterwards none is left', () => {
  keepProgress('7', progress);
  forgetProgress();
  expect(localStorage).toHaveLength(0);
  expect(readKeptProgress('7')).toBeNull();
});

test('ONB-11 a part that is missing or spoiled is as good as none', () => {
  keepProgress('7', progress);
  localStorage.removeItem('onboarding_allergens');
  expect(readKeptProgress('7')).toBeNull();
  keepProgress('7', progress);
  localStorage.setItem('onboarding_diet', '{');
  expect(readKeptProgress('7')).toBeNull();
});
