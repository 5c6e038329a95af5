import { expect, test } from 'vitest';
import { costlyItems, helpfulItems, readScore, type ScoreTable } from './shown-score.ts';

const answer = { id: '105', pages: [], healthscore: 72, healthscorecolor: '#3f8f5f' };

test('HLTH-03 DASH-04 OR-14 reads the completion under either field name', () => {
  expect(readScore({ ...answer, health_questionnaire_completion: 40 })?.completion).toBe(40);
  expect(readScore({ ...answer, healthQuestionnaireCompletion: 41 })?.completion).toBe(41);
});

test('ENT-32 a response without a score gives null', () => {
  expect(readScore({ id: '11', pages: [] })).toBeNull();
  expect(readScore(answer)).toBeNull();
});

test('EXT-17 a withheld score has a reason and no figures', () => {
  const withheld = 'Please get help first.';
  expect(
    readScore({ id: '105', pages: [], healthscore_withheld: withheld, health_questionnaire_completion: 40 }),
  ).toMatchObject({ withheld, table: null, history: [], completion: 40 });
});

const item = (id: string, points: number | null, max_points: number) => ({
  id,
  label: id,
  answer: 'Yes',
  points,
  max_points,
  source: { title: 'A study', url: '' },
});
const table: ScoreTable = {
  band: 'moderate',
  band_label: 'Well on the way',
  points: 6,
  max_points: 10,
  areas: [
    { id: 'a', label: 'A', points: 2, max_points: 5, items: [item('sleep', 2, 5), item('open', null, 3)] },
    { id: 'b', label: 'B', points: 4, max_points: 5, items: [item('smoking', 3, 3), item('salt', 1, 2)] },
  ],
};

test('lists counted items by points gained and by points lost, largest first', () => {
  expect(helpfulItems(table).map(({ id, points }) => [id, points])).toEqual([
    ['smoking', 3],
    ['sleep', 2],
    ['salt', 1],
  ]);
  expect(costlyItems(table).map(({ id, lost }) => [id, lost])).toEqual([
    ['sleep', 3],
    ['salt', 1],
  ]);
});
