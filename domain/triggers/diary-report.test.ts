import { expect, test } from 'vitest';
import type { DiaryDay, DiaryRecord } from './diary-record.ts';
import { diaryCsv, summaryOf, testsWithResult } from './diary-report.ts';

const record = (more: Partial<DiaryRecord>): DiaryRecord => ({
  id: 'r',
  date: '2026-05-04',
  time: null,
  kind: 'symptom',
  symptom: null,
  severity: null,
  note: null,
  recipe_id: null,
  plan_item_id: null,
  title: null,
  ...more,
});
const day = (date: string, worst: number | null, ...records: DiaryRecord[]): DiaryDay => ({
  date,
  worst,
  records,
  meals: [],
});
const days = [
  day('2026-05-04', 6, record({ symptom: 'pain', severity: 6, time: '13:30', note: '=1+1, "bad"' })),
  day('2026-05-05', null, record({ kind: 'portion' })),
  day('2026-05-06', 0, record({ kind: 'calm' }), record({ kind: 'meal', note: '=SUM(A1)' })),
];

test('EXT-31 a report counts logged and quiet days, and leaves gaps out of the mean', () => {
  expect(summaryOf(days)).toEqual({
    days: 3,
    logged: 2,
    quiet: 1,
    mean: 3,
    symptoms: [{ symptom: 'pain', days: 1, worst: 6 }],
  });
  expect(summaryOf([])).toMatchObject({ logged: 0, mean: null });
});

const lactose: Parameters<typeof diaryCsv>[1][number] = {
  name: 'Lactose',
  finding: { unit: 'g', points: [{ date: '2026-05-05', amount: 3 }] },
};

test('EXT-31 a report holds a result that waits for its member, and nothing of a test that runs', () => {
  const running = { ...lactose, finding: null };
  expect(testsWithResult({ current: running, past: [lactose] })).toEqual([lactose]);
  expect(testsWithResult({ current: lactose, past: [running] })).toEqual([lactose, running]);
  expect(testsWithResult({ current: null, past: [] })).toEqual([]);
});

test('EXT-31 the table has a line a day, an empty cell for a gap, and no formula', () => {
  const [head, ...lines] = diaryCsv(days, [lactose]).trimEnd().split('\r\n');
  expect(head).toContain('"worst_symptom_0_to_10"');
  expect(lines).toEqual([
    '"2026-05-04","6","13:30 Belly pain 6 =1+1, ""bad""","","","",""',
    '"2026-05-05","","","","","eaten","3 g lactose in one serving"',
    `"2026-05-06","0","","","'=SUM(A1)","",""`,
  ]);
});
