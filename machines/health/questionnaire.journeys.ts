import type { Draft } from '#domain/questionnaire/draft.ts';
import { emptyDraft } from '#domain/questionnaire/draft.ts';
import { errorToast, navigationTo, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { bellyPage, openedCategory, skinPage } from './question.samples.ts';
import { saved, savedWithUrgentHelp, urgentHelp } from './questionnaire.cases.ts';
import type { questionnaireMachine } from './questionnaire.machine.ts';

const opened = { resolves: 'loadQuestions', with: ok(openedCategory) } as const;
const openedWith = (draft: Draft) =>
  ({ resolves: 'loadQuestions', with: ok({ ...openedCategory, draft }) }) as const;
const openBelly = { type: 'page.opened', page: bellyPage } as const;
const openSkin = { type: 'page.opened', page: skinPage } as const;
const declineSkin = { type: 'page.declined', page: skinPage } as const;
const answerSkin = { type: 'input.answered', inputId: 12, value: -1 } as const;
const chooseSkin = { type: 'option.chosen', groupId: 32, inputId: 322 } as const;
const chooseBelly = { type: 'option.chosen', groupId: 30, inputId: 302 } as const;
const submitted = { type: 'answers.submitted' } as const;
const load = { id: 'loadQuestions', input: { categoryId: '11' } } as const;
const submit = (draft: Draft) =>
  ({ id: 'submitAnswers', input: { categoryId: '11', before: emptyDraft, draft } }) as const;
const skinDeclined: Draft = { ...emptyDraft, pages: { 112: 'declined' } };
const changed = (draft: Draft) => ({ type: 'draft.changed', edit: { before: emptyDraft, draft } }) as const;

export const questionnaireJourneys: readonly JourneyOf<typeof questionnaireMachine>[] = [
  {
    title: 'HLTH-13 HLTH-15 opens pages, answers questions of both kinds, and submits them',
    events: [opened, openBelly, chooseBelly, openSkin, answerSkin, chooseSkin, submitted],
    end: 'submitting',
    calls: [
      load,
      submit({ pages: { 111: 'applies', 112: 'applies' }, inputs: { 12: -1 }, groups: { 30: 302, 32: 322 } }),
    ],
  },
  {
    title:
      'HLTH-22 shows a confirmation after saving, clears the draft and opens the categories with their progress',
    events: [opened, declineSkin, submitted, { resolves: 'submitAnswers', with: saved }],
    end: 'saved',
    calls: [load, submit(skinDeclined)],
    emits: [
      changed(skinDeclined),
      { type: 'draft.finished' },
      successToast('Your answers have been saved.'),
      navigationTo({ to: 'healthQuestionnaire' }),
    ],
  },
  {
    title: 'HLTH-14 No hides the questions of a page and clears their answers, which are not submitted',
    events: [opened, openSkin, answerSkin, chooseSkin, declineSkin, submitted],
    end: 'submitting',
    context: { draft: skinDeclined },
    calls: [load, submit(skinDeclined)],
  },
  {
    title: 'HLTH-14 a page that is opened after No starts without answers',
    events: [opened, openSkin, answerSkin, declineSkin, openSkin],
    end: 'answering',
    context: { draft: { ...emptyDraft, pages: { 112: 'applies' } } },
  },
  {
    title: 'HLTH-19 restores all stored answers after a reload',
    events: [openedWith({ pages: { 112: 'applies' }, inputs: { 12: 1 }, groups: { 32: 321 } })],
    end: 'answering',
    context: { draft: { pages: { 112: 'applies' }, inputs: { 12: 1 }, groups: { 32: 321 } } },
    emits: [],
  },
  {
    title: 'ERR-72 submits nothing without an answer',
    events: [opened, submitted],
    end: 'answering',
    calls: [load],
    emits: [errorToast('Please choose the answers')],
  },
  {
    title: 'HLTH-16 HLTH-21 ERR-73 CONST-43 an open group of a required category blocks submitting',
    events: [openedWith({ pages: { 112: 'applies' }, inputs: { 12: 1 }, groups: {} }), submitted],
    end: 'answering',
    calls: [load],
    emits: [errorToast('Please answer required questions.'), { type: 'question.missed', inputId: 32 }],
  },
  {
    title: 'HLTH-18 HLTH-21 a hidden group is not required',
    events: [opened, openBelly, chooseBelly, submitted],
    end: 'submitting',
    calls: [load, submit({ ...emptyDraft, pages: { 111: 'applies' }, groups: { 30: 302 } })],
  },
  {
    title: 'CONST-43 an open group of another category does not block submitting',
    input: { categoryId: '201' },
    events: [openedWith({ pages: { 112: 'applies' }, inputs: { 12: 1 }, groups: {} }), submitted],
    end: 'submitting',
  },
  {
    title: 'an answer that needs a doctor is addressed before anything else',
    events: [opened, declineSkin, submitted, { resolves: 'submitAnswers', with: savedWithUrgentHelp }],
    end: 'advising',
    context: { urgentHelp },
  },
  {
    title: 'continues after the advice',
    events: [
      opened,
      declineSkin,
      submitted,
      { resolves: 'submitAnswers', with: savedWithUrgentHelp },
      { type: 'help.read' },
    ],
    end: 'saved',
    emits: [changed(skinDeclined), { type: 'draft.finished' }, navigationTo({ to: 'healthQuestionnaire' })],
  },
  {
    title: 'pressing Submit twice submits once',
    events: [opened, declineSkin, submitted, submitted],
    end: 'submitting',
    calls: [load, submit(skinDeclined)],
  },
  {
    title: 'ERR-60 keeps the answers for a retry when submitting fails',
    events: [
      opened,
      declineSkin,
      submitted,
      { resolves: 'submitAnswers', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'answering',
    context: { draft: skinDeclined },
    emits: [
      changed(skinDeclined),
      errorToast('Something went wrong while submitting your answer. Please try again in a moment.'),
    ],
  },
  {
    title: 'ERR-60 keeps the answers after an exception',
    events: [opened, declineSkin, submitted, { rejects: 'submitAnswers' }],
    end: 'answering',
  },
  {
    title: 'ERR-59 questions that cannot be loaded can be retried',
    events: [
      { resolves: 'loadQuestions', with: { kind: 'unavailable', status: 500, message: null } },
      { type: 'retry.requested' },
      opened,
    ],
    end: 'answering',
    context: { failure: 'Questionnaire server is busy. Please try again later.' },
  },
  {
    title: 'ERR-59 OR-64 shows the message of a busy server',
    events: [
      { resolves: 'loadQuestions', with: { kind: 'unavailable', status: 503, message: 'Back at noon.' } },
    ],
    end: 'failed',
    context: { failure: 'Back at noon.' },
  },
  {
    title: 'shows "not found" for an unknown category',
    events: [{ resolves: 'loadQuestions', with: { kind: 'notFound' } }],
    end: 'missing',
  },
  {
    title: 'ERR-59 shows the same error after an exception in loading the questions',
    events: [{ rejects: 'loadQuestions' }],
    end: 'failed',
    calls: [load],
    context: { failure: 'Questionnaire server is busy. Please try again later.' },
  },
];
