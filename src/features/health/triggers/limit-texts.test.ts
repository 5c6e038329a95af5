import { expect, test } from 'vitest';
import type { OperationResponse } from '#contract/operations.ts';
import { diaryCsv } from '#domain/triggers/diary-report.ts';
import { doseWords, perServing } from '#domain/triggers/dose-limit.ts';
import { findingText, limitWords, toleratedWords } from '#domain/triggers/finding-text.ts';
import { reintroducedFoods } from '#domain/triggers/reintroduced-foods.ts';
import { doseChart, resultCard } from '../texts/triggers.ts';

type Test = OperationResponse<'getTriggerTests'>['data']['past'][number];
type Finding = NonNullable<Test['finding']>;

const finding: Finding = {
  version: '1',
  kind: 'trigger',
  limit: { low: 5, value: 8, high: 12, unit: 'mg', is_figure: true },
  up_to: 20,
  unit: 'mg',
  confused_with: [],
  also_rich_in: [],
  points: [{ date: '2026-03-14', amount: 20, worst: 6 }],
};
const range: Finding = { ...finding, limit: finding.limit && { ...finding.limit, is_figure: false } };
const tolerated: Finding = { ...finding, kind: 'tolerated', limit: null };
const since = '2026-03-14';
const past = {
  id: 'a',
  substance: 'oxalate',
  name: 'Oxalate',
  stop_reason: null,
  finding: tolerated,
} as Test;

/** What stands after an amount in each text: verdict, result, limits, report, table, and chart. */
const texts: readonly (readonly [string, string])[] = [
  ['verdict of a substance', doseWords(1.4, { substance: 'oxalate', load: 0.8, since })],
  ['verdict of a food', doseWords(90, { foodId: 'onion', name: 'Onion', grams: 40, since })],
  ['limit as a figure', finding.limit === null ? '' : limitWords(finding.limit)],
  ['limit as a range', range.limit === null ? '' : limitWords(range.limit)],
  ['what is tolerated', toleratedWords(tolerated)],
  ['result', findingText('Oxalate', finding).title],
  ['likely result', findingText('Oxalate', { ...range, kind: 'likely' }).title],
  ['tolerated result', findingText('Oxalate', tolerated).title],
  ['food that came back', reintroducedFoods([past])[0]?.upTo ?? ''],
  [
    'table of the report',
    diaryCsv([{ date: since, worst: 6, records: [], meals: [] }], [{ name: 'Oxalate', finding }]),
  ],
  ['note of the result', resultCard.limitNote],
  ['chart', doseChart.caption('mg')],
];

test.each(texts)('EXT-31 the %s speaks of one serving, as the rule judges, and never of a day', (_, text) => {
  expect(text).toContain(perServing);
  expect(text).not.toMatch(/(mg|g) (a|per) day/);
});

test('EXT-31 a limit says that several servings in a day were not tested', () => {
  for (const each of [finding, range, tolerated])
    expect(findingText('Oxalate', each).more.join(' ')).toContain(
      'You tested one serving a day. Several in a day can add up.',
    );
});

test('EXT-31 with too little to tell, it says which: too few days, days that differ, or two substances together', () => {
  const unclear: Finding = { ...tolerated, kind: 'unclear' };
  const [few, differ, both] = [
    findingText('Oxalate', { ...unclear, kind: 'untested' }),
    findingText('Oxalate', unclear),
    findingText('Oxalate', { ...unclear, confused_with: ['Lactose'] }),
  ];
  expect(few.more[0]).toMatch(/^Too few days have both a portion and an entry/);
  expect(differ.more[0]).toMatch(/^Your days differ too much/);
  expect(both.more[0]).toMatch(/^Lactose came with the same portions/);
  for (const { more } of [few, differ]) expect(more[0]).toContain('That doesn’t rule it out.');
});

test('EXT-31 the name of a substance keeps its capitals within a sentence', () => {
  expect(findingText('GOS (beans and other legumes)', tolerated).title).toBe(
    'You tolerate GOS (beans and other legumes) up to 20 mg in one serving',
  );
  expect(findingText('Greek Yogurt', tolerated).title).toMatch(/^You tolerate Greek yogurt /);
});
