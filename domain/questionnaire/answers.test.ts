import { describe, expect, test } from 'vitest';
import {
  answerInWords,
  completionOf,
  questionnaireCompletion,
  readAnswers,
  takenMedications,
} from './answers.ts';
import { pairProblems } from './check-pairs.ts';
import {
  type Category,
  type GroupQuestion,
  isHidden,
  type Pairs,
  type Questionnaire,
} from './questionnaire.ts';

const group = (id: number, name: string, prompts: readonly string[]): GroupQuestion => ({
  kind: 'group',
  id,
  inputId: id * 100,
  name,
  prompt: 'How is it?',
  formPrompt: name,
  description: null,
  options: prompts.map((prompt, n) => ({ key: n + 1, inputId: id * 100 + n + 1, prompt })),
});

const numberCategory = (id: string, base: number): Category => ({
  id,
  label: id,
  icon: 'dot',
  pages: [
    {
      id: base,
      title: 'Open',
      header: '<p></p>',
      gate: null,
      questions: [
        group(base + 1, `${id}-first`, ['Good', 'Bad', 'Do you sleep?']),
        {
          kind: 'single',
          id: base + 2,
          name: `${id}-single`,
          prompt: 'A thing',
          formPrompt: 'Thing',
          description: null,
        },
        group(base + 3, `${id}-hidden`, ['Do you run?', 'Does it hurt?']),
      ],
    },
    {
      id: base + 50,
      title: 'Gated',
      header: '<p></p>',
      gate: { inputId: base + 90, no: new Map([[`${id}-second`, 1]]) },
      questions: [group(base + 4, `${id}-second`, ['Never', 'Often'])],
    },
  ],
});
const category = numberCategory('11', 100);
const questionnaire: Questionnaire = {
  categories: [
    numberCategory('201', 200),
    category,
    numberCategory('103', 300),
    numberCategory('105', 400),
    numberCategory('7', 500),
  ],
  medication: {
    id: 'rx',
    label: 'Medication',
    icon: 'pill',
    pageTitle: '',
    pageDescription: '',
    page: 1,
    medications: ['A', 'B', 'C'].map((name, n) => ({
      inputId: 901 + n,
      name,
      use: '',
      classes: [],
      isUnlisted: false,
    })),
  },
};
const stored = (pairs: Pairs, id = '11') => new Map([[id, pairs]]);
const answers = (pairs: Pairs) => Object.fromEntries(readAnswers(questionnaire, stored(pairs)));

describe('submitted answers', () => {
  test('are indexed by question name', () => {
    expect(answers({ GROUP_101: 10102, INPUT_102: -1, GROUP_104: 10401 })).toEqual({
      '11-first': 2,
      '11-single': -1,
      '11-second': 1,
    });
    expect(answers({})).toEqual({});
  });

  test('HLTH-14 the No of a page overrides the other answers of the page', () => {
    expect(answers({ INPUT_190: 0, GROUP_104: 10402 })).toEqual({ '11-second': 1 });
    expect(answers({ INPUT_190: 1, GROUP_104: 10402 })).toEqual({ '11-second': 2 });
    expect(answers({ INPUT_190: 1 })).toEqual({});
  });

  test('OR-66 HLTH-17 a stored option that is now hidden counts as open and is rejected', () => {
    expect(answers({ GROUP_101: 10103 })).toEqual({});
    expect(Object.keys(pairProblems(category, { GROUP_101: 10103 }))).toEqual(['GROUP_101']);
    for (const [prompt, hidden] of [
      ['Do you run?', true],
      ['Does it hurt?', true],
      ['do you run?', false],
      ['Do you run', false],
      ['Doing well?', false],
      ['I do?', false],
    ] as const)
      expect([prompt, isHidden(prompt)]).toEqual([prompt, hidden]);
  });

  test('are formatted with the labels of the question', () => {
    const [first, single] = category.pages[0]?.questions ?? [];
    const applies = (value: number) =>
      [first, single].map((each) => each && answerInWords(each, new Map([[each.name, value]])));
    expect(applies(1)).toEqual(['Good', 'Yes']);
    expect([applies(0)[1], applies(-1)[1]]).toEqual(['No', 'Not known']);
    expect(first && answerInWords(first, new Map())).toBeNull();
  });
});

describe('SRV-71 completion', () => {
  test.each([
    [{}, 0],
    [{ INPUT_102: 1 }, 0],
    [{ GROUP_101: 10101 }, 50],
    [{ GROUP_101: 10101, INPUT_190: 1 }, 50],
    [{ GROUP_101: 10101, INPUT_190: 0 }, 100],
    [{ GROUP_101: 10101, GROUP_104: 10402 }, 100],
  ] as const)('HLTH-18 of %o is %i: counts visible groups and no single questions', (pairs, percent) => {
    expect(completionOf(category, stored(pairs))).toBe(percent);
  });

  test('CONST-44 of the questionnaire counts four categories', () => {
    const no = { '201': 290, '11': 190, '103': 390, '105': 490, '7': 590 };
    const given = (ids: readonly string[]) =>
      new Map(
        Object.entries(no).flatMap(([id, gate]) =>
          ids.includes(id) ? [[id, { [`INPUT_${gate}`]: 0 }] as const] : [],
        ),
      );
    const percent = (...ids: readonly string[]) => questionnaireCompletion(questionnaire, given(ids));
    expect([percent(), percent('7'), percent('201'), percent('201', '11', '7')]).toEqual([0, 0, 12, 25]);
    expect(percent('201', '11', '103', '105')).toBe(50);
  });
});

test('SRV-75 medicines are unknown until answered; an uncertain one counts as taken', () => {
  const taken = (pairs: Pairs) =>
    takenMedications(questionnaire, stored(pairs, 'rx'))?.map(({ name }) => name);
  expect(takenMedications(questionnaire, new Map())).toBeNull();
  expect(taken({})).toEqual([]);
  expect(taken({ INPUT_901: 1, INPUT_902: 0, INPUT_903: -1 })).toEqual(['A', 'C']);
});

test('ERR-73 CONST-43 an open group is rejected in a required category, unless hidden', () => {
  expect(pairProblems(category, { GROUP_101: 0, GROUP_103: 0 })).toEqual({
    GROUP_101: ['Please answer required questions.'],
  });
  expect(pairProblems(numberCategory('201', 200), { GROUP_201: 0 })).toEqual({});
});
