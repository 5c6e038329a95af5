import { expect, test } from 'vitest';
import type { Category, StoredAnswers } from './questionnaire.ts';
import { changeProblems, singleAnswers, withChanges } from './single-answers.ts';

const base = { formPrompt: '', description: null };
const category: Category = {
  id: '11',
  label: 'Digestion',
  icon: 'stomach',
  pages: [
    {
      id: 1,
      title: 'Belly',
      header: '',
      gate: { inputId: 10, no: new Map([['pain', 0]]) },
      questions: [
        { ...base, kind: 'single', name: 'pain', id: 11, prompt: 'Pain' },
        {
          ...base,
          kind: 'group',
          name: 'bloating',
          id: 12,
          inputId: 120,
          prompt: 'Bloating',
          options: [
            { key: 1, inputId: 121, prompt: 'Never' },
            { key: 2, inputId: 122, prompt: 'Often' },
          ],
        },
      ],
    },
  ],
};
const stored = (pairs: Record<string, number>): StoredAnswers => new Map([['11', pairs]]);
const shownAnswers = (pairs: Record<string, number>, names: readonly string[] = []) =>
  singleAnswers([category], stored(pairs), new Set(names)).map(({ key, value }) => [key, value]);

test('EXT-19 lists answered questions, and requested ones even while open', () => {
  expect(shownAnswers({ GROUP_12: 122 })).toEqual([['GROUP_12', 122]]);
  expect(shownAnswers({ GROUP_12: 122 }, ['pain'])).toEqual([
    ['INPUT_11', null],
    ['GROUP_12', 122],
  ]);
});

test('EXT-19 a declined page is one answer', () => {
  expect(shownAnswers({ INPUT_10: 0 })).toEqual([['INPUT_10', 0]]);
});

test('EXT-19 a correction changes only that answer, null clears it', () => {
  const before = stored({ INPUT_11: 1, GROUP_12: 122 });
  expect(withChanges([category], before, { GROUP_12: 121 }).get('11')).toEqual({
    INPUT_11: 1,
    GROUP_12: 121,
  });
  expect(withChanges([category], before, { GROUP_12: null }).get('11')).toEqual({ INPUT_11: 1 });
});

test('EXT-19 an answer reopens a declined page, and declining a page drops its answers', () => {
  expect(withChanges([category], stored({ INPUT_10: 0 }), { INPUT_11: 1 }).get('11')).toEqual({
    INPUT_11: 1,
  });
  expect(withChanges([category], stored({ INPUT_11: 1 }), { INPUT_10: 0 }).get('11')).toEqual({
    INPUT_10: 0,
  });
});

test('EXT-19 rejects an unknown key or an invalid answer by its key', () => {
  expect(Object.keys(changeProblems([category], { INPUT_99: 1, INPUT_11: 5, GROUP_12: 11 }))).toEqual([
    'INPUT_99',
    'INPUT_11',
    'GROUP_12',
  ]);
  expect(changeProblems([category], { INPUT_11: null, GROUP_12: 121 })).toEqual({});
});
