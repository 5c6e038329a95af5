import { expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { figure } from '#domain/intolerance/eaten.fixture.ts';
import type { DoseLimit } from '#domain/triggers/dose-limit.ts';
import { emptyProfile } from './dietary-profile.ts';
import { dishOfIngredients } from './dish-of-ingredients.ts';
import { isServable, judge } from './judge.ts';
import { dishOfNoFacts } from './judged-dish.ts';
import { judgementSentence, reasonSentence } from './judgement-text.ts';
import { isWithinOwnLimits } from './limit-status.ts';
import { uncoveredRules } from './uncovered-rules.ts';

const carrot = foodOf({ id: 'carrot', oxalate: figure(20, 'measured') });
const mystery = foodOf({ id: 'mystery' });
const limit: DoseLimit = { substance: 'oxalate', load: 0.8, since: '2026-03-14' };
const tested = { ...emptyProfile, doses: [limit] };
const judged = (grams: number, ...more: readonly (typeof carrot)[]) =>
  judge(
    dishOfIngredients(
      [carrot, ...more].map((food) => ({ food, grams: food === carrot ? grams : 1 })),
      1,
    ),
    tested,
  );

test('EXT-31 a limit from a food test is judged in doses, and says where it comes from', () => {
  const over = judged(70);
  expect(over.kind).toBe('over');
  const sentence = 'Above your oxalate limit: 14 of 8 mg in one serving, from your doses in March';
  expect(judgementSentence(over)).toBe(sentence);
  expect(over.reasons.map((reason) => reasonSentence(reason, []))).toEqual([sentence]);
});

test('EXT-31 up to the limit a dish fits; where the dose is not known it cannot be checked', () => {
  expect(judgementSentence(judged(40))).toBe('Fits you: oxalate');
  const unknown = judged(10, mystery);
  expect([unknown.kind, isServable(unknown)]).toEqual(['unknown', false]);
  expect(judgementSentence(unknown)).toBe('We can’t check oxalate');
});

test('EXT-31 a search by a stricter limit covers one from a food test', () => {
  const by = (load: number) => ({ ...emptyProfile, doses: [{ ...limit, load }] });
  expect(uncoveredRules(tested, by(0.5))).toEqual([]);
  expect(uncoveredRules(tested, by(1)).map(({ name }) => name)).toEqual(['Oxalate']);
});

test('EXT-31 a limit of one food is judged in grams, and the food is named', () => {
  const by = (grams: number, more = {}) => ({
    ...emptyProfile,
    foodLimits: [{ foodId: 'carrot', name: 'Carrot', grams, since: '2026-03-14', ...more }],
  });
  const dish = dishOfIngredients([{ food: carrot, grams: 90 }], 1);
  const over = judge(dish, by(40));
  expect(judgementSentence(over)).toBe(
    'Above your carrot limit: 90 of 40 g in one serving, from your doses in March',
  );
  expect(over.reasons[0]?.foodIds).toEqual(['carrot']);
  expect(judgementSentence(judge(dish, by(90)))).toBe('Fits you: carrot');
  expect(judge(dishOfIngredients([{ food: mystery, grams: 9 }], 1), by(40)).kind).toBe('fits');
  expect(judgementSentence(judge(dishOfNoFacts('Carrot pie'), by(40)))).toBe('We can’t check carrot');
  const testing = judge(dish, by(0, { isTest: true }));
  expect(judgementSentence(testing)).toBe('Not during your test: it has carrot');
});

test('EXT-31 while a substance is tested, a dish with more than a Low serving of it is not served', () => {
  const low = { ...emptyProfile, doses: [{ ...limit, load: 1, isTest: true as const }] };
  const dish = (grams: number) => dishOfIngredients([{ food: carrot, grams }], 1);
  expect(judgementSentence(judge(dish(100), low))).toBe(
    'Too much oxalate for your test: 20 of 10 mg in one serving',
  );
  expect(isServable(judge(dish(40), low))).toBe(true);
});

test('EXT-31 a limit names the foods that bring the dose, so that they can be swapped', () => {
  const over = judged(70).reasons[0];
  expect(over?.foodIds).toEqual(['carrot']);
  expect(over && reasonSentence(over, [{ name: 'Carrot', grams: 70 }])).toBe(
    'Above your oxalate limit: 14 of 8 mg in one serving, from your doses in March. It comes from carrot (70 g)',
  );
});

test('EXT-31 a limit is of one serving at one sitting: of a dish for two it judges the half, and two servings by both', () => {
  const dish = (grams: number) => dishOfIngredients([{ food: carrot, grams }], 2);
  expect(judgementSentence(judge(dish(140), tested))).toContain('14 of 8 mg in one serving');
  const small = dish(40);
  expect(judge(small, tested).kind).toBe('fits');
  expect([1, 2, 2.1].map((servings) => isWithinOwnLimits(small, tested, servings))).toEqual([
    true,
    true,
    false,
  ]);
  const foodLimits = [{ foodId: 'carrot', name: 'Carrot', grams: 40, since: '2026-03-14' }];
  expect([1, 2, 2.1].map((servings) => isWithinOwnLimits(small, { foodLimits }, servings))).toEqual([
    true,
    true,
    false,
  ]);
  const unknown = dishOfIngredients([{ food: mystery, grams: 1 }], 1);
  expect(isWithinOwnLimits(unknown, tested, 1)).toBe(false);
});
