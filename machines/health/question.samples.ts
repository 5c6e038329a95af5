import { emptyDraft } from '#domain/questionnaire/draft.ts';
import type { QuestionInput, QuestionPage } from '#domain/questionnaire/shown-questions.ts';
import type { OpenedCategory } from './questionnaire.machine.ts';

const blank = { description: null, form_prompt: null, group_name: null, value: -1, used: false } as const;

const single = (input_id: number, page: number, prompt: string): QuestionInput => ({
  ...blank,
  input_id,
  group_id: null,
  prompt,
  page,
  groups: [],
});

const grouped = (
  group_id: number,
  page: number,
  prompt: string,
  options: readonly string[],
): QuestionInput => ({
  ...blank,
  input_id: group_id,
  group_id,
  prompt,
  page,
  value: 0,
  groups: options.map((option, index) => ({
    ...blank,
    input_id: group_id * 10 + index + 1,
    group_id,
    prompt: option,
    page,
    value: 0,
  })),
});

/** Always shown; its second question has no options. */
export const bellyPage: QuestionPage = {
  id: 111,
  title: 'Belly',
  header: '<p>Think of the past four weeks.</p>',
  gate: null,
  inputs: [
    grouped(30, 111, 'How often did your belly hurt?', ['Never', 'Some days', 'Do you know?']),
    grouped(31, 111, 'Only questions', ['Do you?', 'Does it?']),
  ],
};

/** Can be declined as a whole. */
export const skinPage: QuestionPage = {
  id: 112,
  title: 'Skin',
  header: '<p>Did your skin react?</p>',
  gate: { input_id: 90, value: -1 },
  inputs: [single(12, 112, 'Was it after a meal?'), grouped(32, 112, 'How often?', ['Never', 'Every week'])],
};

export const openedCategory: OpenedCategory = {
  label: 'Digestion and reactions',
  pages: [bellyPage, skinPage],
  before: emptyDraft,
  draft: emptyDraft,
};
