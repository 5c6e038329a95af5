import { expect, test } from 'vitest';
import { type PersonFacts, unknownPerson } from './person-facts.ts';
import type { SituationTest } from './safety-rule.ts';
import { isIn } from './situation-test.ts';

const situation = (test: Partial<SituationTest>): SituationTest => ({
  answers: {},
  ageUnder: null,
  ageFrom: null,
  unlessAgeUnder: null,
  bmiUnder: null,
  bodyUnclear: false,
  unlessMale: false,
  open: [],
  takes: [],
  ...test,
});
const person = (facts: Partial<PersonFacts>): PersonFacts => ({ ...unknownPerson, ...facts });
const answered = (answers: Record<string, number>) => person({ answers: new Map(Object.entries(answers)) });

const kidneys = situation({ answers: { 'kidney-disease': [1] } });

test.each([
  [{ 'kidney-disease': 1 }, true],
  [{ 'kidney-disease': 0 }, false],
  [{ 'kidney-disease': -1 }, null],
  [{}, null],
] as const)('EXT-17 unknown is not No: %j is %s', (answers, truth) => {
  expect(isIn([kidneys], answered(answers))).toBe(truth);
});

test('EXT-17 "I would rather not say" counts as unknown', () => {
  const pregnant = situation({ answers: { pregnancy: [2] } });
  expect(isIn([pregnant], answered({ pregnancy: 5 }))).toBeNull();
  expect(isIn([pregnant], answered({ pregnancy: 1 }))).toBe(false);
});

test('EXT-17 tests age, weight and medicines with the same three results', () => {
  const young = situation({ ageUnder: 18 });
  expect(isIn([young], person({ age: { from: 17, to: 17 } }))).toBe(true);
  expect(isIn([young], person({ age: { from: 18, to: 50 } }))).toBe(false);
  expect(isIn([young], unknownPerson)).toBeNull();
  const old = situation({ ageFrom: 66, bmiUnder: 23 });
  expect(isIn([old], person({ age: { from: 51, to: 70 }, bmi: 20 }))).toBeNull();
  expect(isIn([old], person({ age: { from: 70, to: 70 }, bmi: 20 }))).toBe(true);
  expect(isIn([old], person({ age: { from: 70, to: 70 }, bmi: 23 }))).toBe(false);
  const taking = situation({ takes: ['digoxin'] });
  const taken = (classes: readonly string[]) => person({ medications: [{ name: 'One', classes }] });
  expect(isIn([taking], taken(['digoxin']))).toBe(true);
  expect(isIn([taking], taken([]))).toBe(false);
  expect(isIn([taking], unknownPerson)).toBeNull();
});

test('EXT-17 an unknown age passes unlessAgeUnder and leaves ageUnder unknown', () => {
  const light = situation({ unlessAgeUnder: 18, bmiUnder: 18.5 });
  expect(isIn([light], person({ bmi: 13 }))).toBe(true);
  expect(isIn([light], person({ bmi: 13, age: { from: 15, to: 15 } }))).toBe(false);
  expect(isIn([light], person({ bmi: 13, age: { from: 18, to: 50 } }))).toBe(true);
  expect(isIn([light], person({ bmi: null }))).toBeNull();
  const teenager = situation({ ageUnder: 18, unlessAgeUnder: 14 });
  expect(isIn([teenager], person({ age: { from: 0, to: 17 } }))).toBe(true);
  expect(isIn([teenager], person({ age: { from: 9, to: 9 } }))).toBe(false);
});

test('EXT-17 one true test of several is enough, and an unknown one leaves the result unknown', () => {
  const either = [kidneys, situation({ answers: { dialysis: [1] } })];
  expect(isIn(either, answered({ dialysis: 1 }))).toBe(true);
  expect(isIn(either, answered({ 'kidney-disease': 0 }))).toBeNull();
  expect(isIn(either, answered({ 'kidney-disease': 0, dialysis: 0 }))).toBe(false);
});
