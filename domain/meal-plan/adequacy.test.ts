import { describe, expect, test } from 'vitest';
import { noDirections } from '#domain/safety/opposite-advice.ts';
import {
  type DayAverage,
  goalAdvice,
  goalResults,
  missSentences,
  nutrientGoals,
  type SetAmounts,
} from './adequacy.ts';
import { goalReach } from './goal-reach.ts';
import { candidateOf, emptyDay, problemOf } from './plan.fixture.ts';

const person = (facts: Partial<Parameters<typeof nutrientGoals>[0]> = {}) => ({
  age: { from: 30, to: 30 },
  sex: 'female' as const,
  weightKg: 69,
  answers: new Map<string, number>(),
  ...facts,
});
const nothingSet: SetAmounts = { limits: [], asked: noDirections, bounds: [] };
const goalsOf = (facts: Parameters<typeof person>[0] = {}, set: Partial<SetAmounts> = {}) =>
  Object.fromEntries(
    nutrientGoals(person(facts), 2000, { ...nothingSet, ...set }).map(({ nutrient, amount }) => [
      nutrient,
      amount,
    ]),
  );
const average: DayAverage = { protein: 60, fiber: 30, iron: 18, calcium: 1000, sodium: 2000 };

describe('EXT-29: whether a week is adequate', () => {
  test('EXT-29: the goals are those of the person', () => {
    expect(goalsOf()).toEqual({ protein: 55, fiber: 28, iron: 18, calcium: 1000, sodium: 2300 });
    expect(goalsOf({ sex: 'male', weightKg: null })).toMatchObject({ protein: 56, iron: 8 });
    expect(goalsOf({ age: { from: 72, to: 72 } })).toMatchObject({ iron: 8, calcium: 1200 });
    expect(goalsOf({ age: { from: 60, to: 60 } })).toMatchObject({ iron: 8, calcium: 1200 });
    expect(goalsOf({ age: { from: 60, to: 60 }, sex: 'male' })).toMatchObject({ calcium: 1000 });
    expect(goalsOf({ age: { from: 72, to: 72 }, sex: 'male' })).toMatchObject({ calcium: 1200 });
    expect(goalsOf({ age: { from: 15, to: 15 } })).toMatchObject({ iron: 15, calcium: 1300 });
    expect(goalsOf({ age: { from: 15, to: 15 }, sex: 'male' })).toMatchObject({ iron: 11 });
    expect(goalsOf({ answers: new Map([['pregnancy', 4]]) })).toMatchObject({ protein: 90, iron: 9 });
    expect(goalsOf({ answers: new Map([['pregnancy', 2]]) })).toMatchObject({ protein: 76, iron: 27 });
    expect(goalsOf({ age: null, sex: null, weightKg: null })).toMatchObject({ protein: 50, iron: 18 });
  });

  test('EXT-29: a goal that a finding makes a doctor’s business is not named', () => {
    const answers = new Map([
      ['iron-overload', 1],
      ['kidney-disease', 2],
    ]);
    expect(Object.keys(goalsOf({ answers }))).toEqual(['fiber', 'sodium']);
    expect(goalsOf({ answers: new Map([['iron-overload', 0]]) })).toMatchObject({ iron: 18 });
  });

  test('a protein goal follows the need at the age', () => {
    const at = (years: number) => goalsOf({ age: { from: years, to: years } })['protein'];
    expect([13, 14, 18, 19, 64, 65, 84].map(at)).toEqual([66, 59, 59, 55, 55, 69, 69]);
  });

  test('no goal asks for the opposite of what an illness or a medicine asks for', () => {
    const sure = new Map([['phenylketonuria', 1]]);
    expect(goalsOf({ answers: sure })).not.toHaveProperty('protein');
    expect(goalsOf({ answers: new Map([['kidney-disease', -1]]) })).not.toHaveProperty('protein');
    expect(goalsOf({ answers: new Map([['bowel-inflammation', 1]]) })).not.toHaveProperty('fiber');
    const asked = { ...noDirections, less: ['protein'], more: ['sodium'] };
    expect(Object.keys(goalsOf({}, { asked }))).toEqual(['fiber', 'iron', 'calcium']);
    const bounds = [{ bound: { kind: 'keepSteady', nutrient: 'sodium' } } as const];
    expect(goalsOf({}, { bounds })).not.toHaveProperty('sodium');
    expect(goalsOf({}, { bounds, limits: [{ nutrient: 'sodium', most: 2000 }] })).toMatchObject({
      sodium: 2000,
    });
  });

  test('EXT-29: misses are said with the amount and the goal, the farthest first', () => {
    const results = goalResults(
      nutrientGoals(person(), 2000, { ...nothingSet, limits: [{ nutrient: 'sodium', most: 1500 }] }),
      { ...average, protein: 45, fiber: 20, sodium: 2100 },
      {},
    );
    expect(missSentences(results)).toEqual([
      'This week has 2,100 mg sodium a day; aim for at most 1,500 mg.',
      'This week has 20 g fiber a day; aim for 28 g.',
      'This week has 45 g protein a day; aim for 55 g.',
    ]);
    expect(goalAdvice(results)).toMatch(/registered dietitian.*not medical advice/);
    expect(missSentences(goalResults(nutrientGoals(person(), 2000, nothingSet), average, {}))).toEqual([]);
  });

  test('EXT-29: a person whose recipes cannot reach a goal is told so', () => {
    const poor = candidateOf({
      id: 1,
      slots: ['breakfast', 'lunch', 'dinner', 'snack'],
      cooking: { minutes: 10, readyMinutes: 10, daysKept: 3, iron: 1, calcium: 50 },
    });
    const reach = goalReach(problemOf({ days: [emptyDay], candidates: [poor] }));
    expect(reach.calcium).toBeCloseTo((2000 * 1.03 * 50) / 500, 6);
    const results = goalResults(
      nutrientGoals(person(), 2000, nothingSet),
      { ...average, calcium: 200 },
      reach,
    );
    expect(results.find(({ nutrient }) => nutrient === 'calcium')).toMatchObject({
      isMet: false,
      isReachable: false,
    });
    expect(goalAdvice(results)).toMatch(/^No week of the recipes that fit you reaches this much calcium\./);
  });
});
