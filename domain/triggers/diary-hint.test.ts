import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar/week.ts';
import { foodOf } from '#domain/food/food.fixture.ts';
import { readFoodTable } from '#domain/food/food-table.ts';
import { unknownPerson } from '#domain/safety/person-facts.ts';
import type { DiaryEntry } from './diary.ts';
import { diaryHint, type EatenDay, hintNeeds, isWithheld } from './diary-hint.ts';
import { countedSubstances } from './doses.ts';

const read = (name: string) => readFileSync(new URL(`../../content/${name}`, import.meta.url), 'utf8');
const { byId } = readFoodTable(read('foods.csv'), read('sources.csv'));
const food = (id: string) => byId.get(id) ?? foodOf({ id });
const milk = [{ food: food('whole-milk'), grams: 200 }];
const plain = [{ food: food('white-rice'), grams: 100 }];
const mystery = [{ food: foodOf({ id: 'mystery' }), grams: 100 }];

const start = '2026-03-02';
const entry = (n: number, worst: number): DiaryEntry => ({
  date: addDays(start, n),
  worst,
  stress: null,
  cycleDay: null,
  isRemembered: false,
});
const days = Array.from({ length: 30 }, (_, n) => n);
/** Milk for three days of each eight. */
const hasMilk = (n: number) => n % 8 < 3;
const eatenBy = (meals: (n: number) => EatenDay['meals']): EatenDay[] =>
  days.map((n) => ({ date: addDays(start, n), meals: meals(n) }));
const eaten = eatenBy((n) => [hasMilk(n) ? milk : plain]);
const hurtBy = (n: number) => (hasMilk(n) || hasMilk(n - 1) ? 7 : 2) + (n % 2);
const entries = days.map((n) => entry(n, hurtBy(n)));

describe('EXT-31 what a diary suggests', () => {
  test('names a food part that symptoms follow, with the days behind it', () => {
    const hint = diaryHint(entries, eaten);
    expect(hint).toMatchObject({ kind: 'ready', entries: 30, days: 30 });
    const [first] = hint.guesses;
    expect(first?.substance).toBe('lactose');
    expect(first?.worstWith).toBeGreaterThan((first?.worstWithout ?? 10) + 3);
    // the day before the first one isn't known, so it is no day without, and two of eight are rest
    expect((first?.daysWith ?? 0) + (first?.daysWithout ?? 0)).toBeLessThanOrEqual(30);
  });

  test('names nothing where symptoms don’t follow the food, and nothing that was always or never eaten', () => {
    const same = days.map((n) => entry(n, 3 + (n % 2)));
    expect(diaryHint(same, eaten).guesses).toEqual([]);
    const always = diaryHint(
      entries,
      eatenBy(() => [milk]),
    );
    expect(always.guesses).toEqual([]);
    expect(always.unclear).toEqual([...countedSubstances]);
  });

  test('takes an unknown meal as unknown, never as free of anything', () => {
    for (const meals of [[], [null], [plain, null], [mystery]]) {
      const hint = diaryHint(
        entries,
        eatenBy((n) => (hasMilk(n) ? [milk] : meals)),
      );
      expect(hint.guesses).toEqual([]);
      expect(hint.unclear).toContain('lactose');
    }
  });

  test('waits for enough days, and a gap is none of them', () => {
    expect(diaryHint([], eaten)).toMatchObject({ kind: 'collecting', entries: 0, days: 0 });
    const few = entries.filter((_, n) => n % 3 === 0).slice(0, hintNeeds.entries - 1);
    expect(diaryHint(few, eaten)).toMatchObject({ kind: 'collecting', entries: 9, guesses: [] });
    expect(diaryHint(entries.slice(0, hintNeeds.days - 1), eaten).kind).toBe('collecting');
    expect(diaryHint(entries.slice(0, hintNeeds.days), eaten).kind).toBe('ready');
  });

  test('is withheld from members who should leave nothing out on their own', () => {
    const answered = (name: string, key: number) => ({
      ...unknownPerson,
      answers: new Map([...unknownPerson.answers, [name, key]]),
    });
    expect(isWithheld(unknownPerson)).toBe(false);
    expect(isWithheld({ ...unknownPerson, bmi: 18.4 })).toBe(true);
    expect(isWithheld({ ...unknownPerson, age: { from: 15, to: 15 } })).toBe(true);
    for (const name of ['eating-disorder', 'swelling-or-breath', 'weight-loss'])
      expect(isWithheld(answered(name, 1))).toBe(true);
    expect(isWithheld(answered('eating-disorder', 0))).toBe(false);
  });
});
