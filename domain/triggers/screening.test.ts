import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { readFoodTable } from '#domain/food/food-table.ts';
import { unknownPerson } from '#domain/safety/person-facts.ts';
import { countedSubstances, singleFood } from './doses.ts';
import { offeredAnswers } from './known-answers.ts';
import { mayTest } from './may-test.ts';
import {
  type KnownAnswers,
  type ScreeningAnswers,
  type ScreeningQuestion,
  screen,
  screeningQuestions,
} from './screening.ts';
import { alarmSigns, isEmergency, type ProgramState, stopReasonOf } from './stops.ts';

const allNo = Object.fromEntries(screeningQuestions.map(({ id }) => [id, false])) as Record<
  ScreeningQuestion,
  boolean
>;
const yesTo = (...ids: ScreeningQuestion[]): ScreeningAnswers => ({
  ...allNo,
  ...Object.fromEntries(ids.map((id) => [id, true])),
});
const read = (name: string) => readFileSync(new URL(`../../content/${name}`, import.meta.url), 'utf8');
const { foods, byId } = readFoodTable(read('foods.csv'), read('sources.csv'));
/** Nothing speaks against a test. */
const plain: KnownAnswers = { offered: {}, isUnderweight: false, isBodyUnknown: false, isWithheld: false };
const closesSome: readonly ScreeningQuestion[] = ['severeReaction', 'kidneyStones', 'celiacOpen'];

describe('screening', () => {
  test.each(screeningQuestions.filter(({ id }) => !closesSome.includes(id)))(
    'EXT-31 Yes to $id refuses every test',
    ({ id }) => {
      const screening = screen(yesTo(id), plain);
      expect(screening).toEqual({ kind: 'refused', reasons: [id] });
      for (const food of foods)
        for (const it of [...countedSubstances, singleFood(food)])
          expect(mayTest(screening, it, food)).toBe(false);
    },
  );

  test.each(screeningQuestions)('EXT-31 without an answer to $id nobody starts', ({ id }) => {
    expect(screen({ ...allNo, [id]: null }, plain)).toEqual({ kind: 'unanswered', missing: [id] });
  });

  test('EXT-31 what is known of a person is not undone by a No', () => {
    const answers = new Map([
      ['pregnancy', 4],
      ['eating-disorder', 1],
      ['kidney-disease', 1],
      ['type-1-diabetes', 1],
      ['weight-loss', 1],
      ['fructose-intolerance', 1],
    ]);
    const facts = { ...unknownPerson, age: { from: 17, to: 17 }, answers };
    const screening = screen(allNo, { ...plain, offered: offeredAnswers(facts), isUnderweight: true });
    expect(screening.kind === 'refused' && [...screening.reasons].sort()).toEqual(
      [
        'minor',
        'pregnant',
        'weightLoss',
        'eatingDisorder',
        'lowersSugar',
        'kidneyDisease',
        'fructoseIntolerance',
        'underweight',
      ].sort(),
    );
  });

  test('EXT-31 nobody starts without weight and height, or where advice to leave food out is withheld', () => {
    expect(screen(allNo, plain).kind).toBe('cleared');
    expect(screen(allNo, { ...plain, isBodyUnknown: true })).toEqual({
      kind: 'refused',
      reasons: ['bodyUnknown'],
    });
    expect(screen(allNo, { ...plain, isWithheld: true })).toEqual({
      kind: 'refused',
      reasons: ['notAdvised'],
    });
  });

  test('a question that a stored test was never asked counts as open', () => {
    const { unlistedMedicine: _, ...before } = allNo;
    expect(screen(before as ScreeningAnswers, plain)).toEqual({
      kind: 'unanswered',
      missing: ['unlistedMedicine'],
    });
  });

  test('answers of the questionnaire are offered, and only those that say Yes', () => {
    expect(offeredAnswers(unknownPerson)).toEqual({});
    const insulin = { ...unknownPerson, medications: [{ name: 'Insulin', classes: ['sugar-lowering'] }] };
    expect(offeredAnswers(insulin)).toEqual({ lowersSugar: true });
    expect(offeredAnswers({ ...unknownPerson, answers: new Map([['pregnancy', 1]]) })).toEqual({});
  });

  test('EXT-31 kidney stones close oxalate and foods rich in it, and nothing else', () => {
    const screening = screen(yesTo('kidneyStones'), plain);
    const milk = byId.get('whole-milk') ?? foodOf({ id: 'none' });
    const spinach = byId.get('spinach') ?? foodOf({ id: 'none' });
    for (const food of foods) expect(mayTest(screening, 'oxalate', food)).toBe(false);
    expect(mayTest(screening, singleFood(spinach), spinach)).toBe(false);
    expect(mayTest(screening, 'lactose', foodOf({ id: 'not-measured' }))).toBe(false);
    expect(mayTest(screening, 'lactose', milk)).toBe(true);
  });

  test('EXT-31 after a severe reaction no food rich in histamine, salicylates, or sulfur is tested', () => {
    const screening = screen(yesTo('severeReaction'), plain);
    for (const food of foods) expect(mayTest(screening, singleFood(food), food)).toBe(false);
    const honey = byId.get('honey') ?? foodOf({ id: 'none' });
    expect(mayTest(screening, 'fructose', honey)).toBe(false);
  });

  test('EXT-31 before a celiac test no wheat is taken away or tested', () => {
    const screening = screen(yesTo('celiacOpen'), plain);
    for (const food of foods) {
      expect(mayTest(screening, 'fructans', food)).toBe(false);
      if (food.allergens.includes('wheat')) expect(mayTest(screening, singleFood(food), food)).toBe(false);
    }
  });
});

describe('stops', () => {
  const fine: ProgramState = {
    alarm: null,
    isRefused: false,
    bmi: 22,
    restrictedDays: 41,
    unsettledDays: 9,
    daysWithoutEntry: 13,
  };

  test.each(alarmSigns)('EXT-31 the alarm sign "$id" ends a program at once', ({ id }) => {
    expect(stopReasonOf({ ...fine, alarm: id })).toBe('alarm');
  });

  test('EXT-31 a program ends by itself at each of its bounds', () => {
    expect(stopReasonOf(fine)).toBeNull();
    expect(stopReasonOf({ ...fine, bmi: null })).toBeNull();
    expect(stopReasonOf({ ...fine, isRefused: true })).toBe('refused');
    expect(stopReasonOf({ ...fine, bmi: 18.4 })).toBe('underweight');
    expect(stopReasonOf({ ...fine, restrictedDays: 42 })).toBe('restrictedTooLong');
    expect(stopReasonOf({ ...fine, unsettledDays: 10 })).toBe('notSettling');
    expect(stopReasonOf({ ...fine, daysWithoutEntry: 14 })).toBe('noEntries');
  });

  test('EXT-31 trouble breathing, fainting, and vomiting blood are emergencies', () => {
    expect(alarmSigns.filter(({ id }) => isEmergency(id)).map(({ id }) => id)).toEqual([
      'breathing',
      'fainting',
      'bloodyVomit',
    ]);
  });
});
