import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adviceOfDay,
  type DiaryRecord,
  dayWith,
  recordProblem,
  severityLabel,
  symptoms,
  withoutRecord,
  withRecord,
  worstOf,
} from './diary-record.ts';

const date = '2026-05-04';
const record = (more: Partial<DiaryRecord> = {}): DiaryRecord => ({
  id: 'a',
  date,
  time: null,
  kind: 'symptom',
  symptom: 'bloating',
  severity: 5,
  note: null,
  recipe_id: null,
  plan_item_id: null,
  title: null,
  ...more,
});
const calm = record({ id: 'c', kind: 'calm', symptom: null, severity: null });
const meal = record({ id: 'm', kind: 'meal', symptom: null, severity: null, note: 'Pizza' });

describe('EXT-31 a day of the diary', () => {
  test('is a gap without a symptom or a quiet day, whatever was eaten, and never 0', () => {
    expect(worstOf([])).toBeNull();
    expect(worstOf([meal])).toBeNull();
    expect(worstOf([calm])).toBe(0);
    expect(worstOf([calm, record({ severity: 3 }), record({ id: 'b', severity: 7 })])).toBe(7);
  });

  test('counts a planned meal as eaten until the member says otherwise, and again when that is removed', () => {
    const planned = {
      plan_item_id: '9',
      slot: 'lunch',
      title: 'Soup',
      recipe_id: 1,
      is_eaten: true,
    } as const;
    const day = dayWith({ date, meals: [planned] }, []);
    const skipped = record({ id: 's', kind: 'not_eaten', symptom: null, severity: null, plan_item_id: '9' });
    const after = withRecord(day, skipped);
    expect(after.meals).toEqual([{ ...planned, is_eaten: false }]);
    expect(withoutRecord(after, 's')).toEqual(day);
    const ofStew = { ...skipped, recipe_id: 2 };
    expect(withRecord(day, ofStew).meals).toEqual([planned]);
    expect(withRecord(day, { ...ofStew, recipe_id: 1 }).meals).toEqual([{ ...planned, is_eaten: false }]);
  });

  test('holds a record once, however often and in which order it is saved', () => {
    const day = dayWith({ date, meals: [] }, []);
    const some = fc.record({ id: fc.constantFrom('a', 'b', 'c'), severity: fc.integer({ min: 1, max: 10 }) });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 12 }), (saves) => {
        const after = saves.reduce((it, save) => withRecord(it, record(save)), day);
        const last = new Map(saves.map(({ id, severity }) => [id, severity]));
        expect(after.records.map(({ id }) => id).sort()).toEqual([...last.keys()].sort());
        expect(after.worst).toBe(last.size === 0 ? null : Math.max(...last.values()));
      }),
    );
    const moved = withRecord(withRecord(day, record()), record({ date: '2026-05-05' }));
    expect(moved.records).toEqual([]);
  });
});

test('EXT-31 swelling or trouble breathing is an emergency at any severity, a severe symptom names a doctor', () => {
  for (const severity of [1, 5, 10])
    expect(adviceOfDay([record({ severity: 9 }), record({ id: 'b', symptom: 'swelling', severity })])).toBe(
      'emergency',
    );
  for (const symptom of symptoms.filter((it) => it !== 'swelling'))
    expect([7, 8].map((severity) => adviceOfDay([record({ symptom, severity })]))).toEqual([null, 'doctor']);
  expect(adviceOfDay([calm, meal])).toBeNull();
  expect([1, 2, 3, 5, 8, 9, 10].map(severityLabel)).toEqual([
    'Mild',
    'Mild',
    'Moderate',
    'Moderate',
    'Severe',
    'Unbearable',
    'Unbearable',
  ]);
});

test.each([
  ['a symptom', record(), undefined],
  ['a quiet day', calm, undefined],
  ['a meal in words', meal, undefined],
  ['a meal from a recipe', { ...meal, note: null, recipe_id: 1 }, undefined],
  ['a day to come', record({ date: '2026-05-06' }), 'date'],
  ['a symptom without a name', record({ symptom: null }), 'symptom'],
  ['a symptom without a severity', record({ severity: null }), 'severity'],
  ['something else without words', record({ symptom: 'other', note: '  ' }), 'note'],
  ['a quiet day with a severity', { ...calm, severity: 3 }, 'symptom'],
  ['a meal without anything', { ...meal, note: ' ' }, 'note'],
  ['no meal that was not eaten', { ...calm, kind: 'not_eaten' } as const, 'plan_item_id'],
] as const)('EXT-31 %s is checked', (_, it, field) => {
  expect(recordProblem(it, '2026-05-05')?.field).toBe(field);
});
