import { expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { figure } from '#domain/intolerance/eaten.fixture.ts';
import type { DoseLimit } from '#domain/triggers/dose-limit.ts';
import { emptyProfile } from './dietary-profile.ts';
import { dishOfIngredients } from './dish-of-ingredients.ts';
import { isServable, judge } from './judge.ts';
import { judgementSentence, reasonSentence } from './judgement-text.ts';
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
  const sentence = 'Above your oxalate limit: 14 of 8 mg, from your doses in March';
  expect(judgementSentence(over)).toBe(sentence);
  expect(over.reasons.map((reason) => reasonSentence(reason, []))).toEqual([sentence]);
});

test('EXT-31 up to the limit a dish fits; where the dose is not known it cannot be checked', () => {
  expect(judgementSentence(judged(40))).toBe('Fits you: oxalate');
  const unknown = judged(10, mystery);
  expect([unknown.kind, isServable(unknown)]).toEqual(['unknown', false]);
  expect(judgementSentence(unknown)).toBe("We can't check oxalate");
});

test('EXT-31 a search by a stricter limit covers one from a food test', () => {
  const by = (load: number) => ({ ...emptyProfile, doses: [{ ...limit, load }] });
  expect(uncoveredRules(tested, by(0.5))).toEqual([]);
  expect(uncoveredRules(tested, by(1)).map(({ name }) => name)).toEqual(['Oxalate']);
});
