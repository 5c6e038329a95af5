import { describe, expect, test } from 'vitest';
import {
  answerInput,
  answerPairs,
  chooseOption,
  type Draft,
  decline,
  emptyDraft,
  hasAnswers,
  mergedDraft,
  openGroups,
  openPage,
  readDraftEdit,
  savedAnswers,
} from './draft.ts';
import { no, unknown, yes } from './questionnaire.ts';
import { askedOn, isAsked, type QuestionInput, type QuestionPage, shownOptions } from './shown-questions.ts';

const blank = { description: null, form_prompt: null, group_name: null, value: -1, used: false, page: 1 };
const single = (input_id: number, answered: Partial<QuestionInput> = {}): QuestionInput => ({
  ...blank,
  input_id,
  group_id: null,
  prompt: 'Was it after a meal?',
  groups: [],
  ...answered,
});
const grouped = (
  group_id: number,
  prompts: readonly string[],
  answered: Partial<QuestionInput> = {},
): QuestionInput => ({
  ...blank,
  input_id: group_id,
  group_id,
  prompt: 'How often?',
  value: 0,
  groups: prompts.map((prompt, index) => ({
    ...blank,
    input_id: group_id * 10 + index + 1,
    group_id,
    prompt,
    value: 0,
  })),
  ...answered,
});
const page = (id: number, gate: QuestionPage['gate'], inputs: QuestionInput[]): QuestionPage => ({
  id,
  title: 'Skin',
  header: '',
  gate,
  inputs,
});

const options = ['Never', 'Every week'];
const open = page(1, null, [grouped(30, options), single(12)]);
const gated = page(2, { input_id: 90, value: -1 }, [grouped(32, options), single(13)]);
const pages = [open, gated];

describe('visibility', () => {
  test.each([
    ['Do you smoke?', false],
    ['Does it hurt?', false],
    ['Do you smoke', true],
    ['do you smoke?', true],
    ['Done?', true],
    ["Don't know?", true],
    ['Never', true],
  ])('HLTH-17 OR-66 the option "%s" is shown: %s', (prompt, isShown) => {
    expect(shownOptions(grouped(1, [prompt, 'Never'])).map((option) => option.prompt)).toEqual(
      isShown ? [prompt, 'Never'] : ['Never'],
    );
  });

  test('HLTH-18 a group without other options is hidden; one other option is enough', () => {
    const none = grouped(1, ['Do you?', 'Does it?']);
    const one = grouped(2, ['Do you?', 'Never']);
    expect([isAsked(none), isAsked(one), isAsked(single(3))]).toEqual([false, true, true]);
    expect(askedOn(page(1, null, [none, one]))).toEqual([one]);
  });
});

describe('saved answers', () => {
  test('HLTH-19 are restored unchanged, including pages', () => {
    const answered = page(2, { input_id: 90, value: 1 }, [
      grouped(32, options, { used: true, value: 322 }),
      single(13, { used: true, value: 0 }),
      single(14, { used: false, value: -1 }),
    ]);
    const declined = page(3, { input_id: 91, value: 0 }, [single(15)]);
    expect(savedAnswers([answered, declined, open])).toEqual({
      pages: { 2: 'applies', 3: 'declined' },
      inputs: { 13: 0 },
      groups: { 32: 322 },
    });
  });

  test('OR-66 a saved option that is now hidden counts as open', () => {
    const answered = page(1, null, [grouped(30, ['Do you?', 'Never'], { used: true, value: 301 })]);
    const draft = savedAnswers([answered]);
    expect(draft).toEqual({ pages: { 1: 'applies' }, inputs: {}, groups: {} });
    expect(openGroups([answered], draft)).toHaveLength(1);
  });
});

describe('answers in the draft', () => {
  const applies = openPage(openPage(emptyDraft, open), gated);
  const full = answerInput(chooseOption(chooseOption(applies, 30, 301), 32, 321), 13, -1);

  test('HLTH-15 HLTH-20 CONST-50 ENT-38 are submitted as pairs: the value of an input, the chosen input of a group', () => {
    expect(answerPairs(pages, full)).toEqual({
      INPUT_90: 1,
      GROUP_30: 301,
      GROUP_32: 321,
      INPUT_13: -1,
    });
  });

  test('CONST-50 HLTH-15 Yes is 1, No is 0, and Unknown is -1', () => {
    expect([yes, no, unknown]).toEqual([1, 0, -1]);
  });

  test('HLTH-14 No removes only the answers of its page', () => {
    const declined = decline(full, gated);
    expect(answerPairs(pages, declined)).toEqual({ INPUT_90: 0, GROUP_30: 301 });
    expect(openGroups(pages, declined)).toEqual([]);
  });

  test('HLTH-21 only visible groups can be open', () => {
    expect(openGroups(pages, emptyDraft)).toEqual([]);
    expect(openGroups(pages, openPage(emptyDraft, gated)).map(({ group_id }) => group_id)).toEqual([32]);
    expect(openGroups(pages, full)).toEqual([]);
  });

  test('ERR-72 opening a page is no answer unless the page has a gate', () => {
    expect(hasAnswers(pages, emptyDraft)).toBe(false);
    expect(hasAnswers(pages, openPage(emptyDraft, open))).toBe(false);
    expect(hasAnswers(pages, openPage(emptyDraft, gated))).toBe(true);
  });
});

describe('a draft stored on the device', () => {
  const stored: Draft = { pages: { 1: 'applies', 2: 'declined' }, inputs: { 12: 1 }, groups: { 30: 302 } };

  test('HLTH-19 is restored unchanged', () => {
    const edit = { before: emptyDraft, draft: stored };
    expect(readDraftEdit(JSON.parse(JSON.stringify(edit)), pages)).toEqual(edit);
    expect(readDraftEdit(stored, pages)).toEqual(edit);
  });

  test.each([null, 'text', [], {}, { pages: {}, inputs: {} }, { pages: [], inputs: {}, groups: {} }])(
    'is null if invalid: %j',
    (invalid) => {
      expect(readDraftEdit(invalid, pages)).toBeNull();
      expect(readDraftEdit({ draft: invalid, before: emptyDraft }, pages)).toBeNull();
      expect(readDraftEdit({ draft: emptyDraft, before: invalid }, pages)).toBeNull();
    },
  );

  test('drops removed questions and invalid answers', () => {
    const unexpected = {
      pages: { 1: 'applies', 2: 'perhaps', 9: 'applies' },
      inputs: { 12: 2, 13: 0, 99: 1 },
      groups: { 30: 309, 32: '321', 99: 1 },
    };
    const known = { pages: { 1: 'applies' }, inputs: { 13: 0 }, groups: {} };
    const edit = { draft: unexpected, before: unexpected };
    expect(readDraftEdit(edit, pages)).toEqual({ draft: known, before: known });
  });

  test('EXT-18 an edit keeps what was answered on another device since, and changes what the member did', () => {
    const before: Draft = { pages: { 1: 'applies' }, inputs: { 12: 0, 13: 0 }, groups: { 30: 301 } };
    const draft: Draft = { pages: { 1: 'applies' }, inputs: { 12: 1 }, groups: { 30: 301, 32: 321 } };
    const now: Draft = {
      pages: { 1: 'applies', 2: 'applies' },
      inputs: { 12: 0, 13: 0, 14: 1 },
      groups: { 30: 302 },
    };
    expect(mergedDraft(pages, now, { before, draft })).toEqual({
      pages: { 1: 'applies', 2: 'applies' },
      inputs: { 12: 1, 14: 1 },
      groups: { 30: 302, 32: 321 },
    });
    expect(mergedDraft(pages, before, { before, draft })).toEqual(draft);
    expect(mergedDraft(pages, now, { before, draft: before })).toEqual(now);
  });

  test('EXT-18 an answer is kept where its page was declined on another device since', () => {
    const before: Draft = { pages: { 2: 'applies' }, inputs: { 13: 0 }, groups: {} };
    const draft: Draft = { pages: { 2: 'applies' }, inputs: { 13: 1 }, groups: {} };
    const now: Draft = { pages: { 2: 'declined' }, inputs: {}, groups: {} };
    const merged = mergedDraft(pages, now, { before, draft });
    expect(answerPairs(pages, merged)).toEqual({ INPUT_90: 1, INPUT_13: 1 });
    expect(mergedDraft(pages, now, { before, draft: before })).toEqual(now);
  });
});
