import type { Draft } from '#domain/questionnaire/draft.ts';
import { emptyDraft } from '#domain/questionnaire/draft.ts';
import { errorToast, navigationTo, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { bellyPage, openedCategory, skinPage } from './question.samples.ts';
import { saved, savedWithUrgentHelp, urgentHelp } from './questionnaire.cases.ts';
import type { questionnaireMachine } from './questionnaire.machine.ts';

const opened = { answer: 'loadQuestions', with: ok(openedCategory) } as const;
const openedWith = (draft: Draft) =>
  ({ answer: 'loadQuestions', with: ok({ ...openedCategory, draft }) }) as const;
const tellBelly = { type: 'page.told', page: bellyPage } as const;
const tellSkin = { type: 'page.told', page: skinPage } as const;
const declineSkin = { type: 'page.declined', page: skinPage } as const;
const answerSkin = { type: 'input.answered', inputId: 12, value: -1 } as const;
const chooseSkin = { type: 'option.chosen', groupId: 32, inputId: 322 } as const;
const chooseBelly = { type: 'option.chosen', groupId: 30, inputId: 302 } as const;
const submitted = { type: 'answers.submitted' } as const;
const load = { id: 'loadQuestions', input: { categoryId: '11' } } as const;
const submit = (pairs: Readonly<Record<string, number>>) =>
  ({ id: 'submitAnswers', input: { categoryId: '11', pairs } }) as const;

export const questionnaireJourneys: readonly JourneyOf<typeof questionnaireMachine>[] = [
  {
    title:
      'HLTH-13 HLTH-15 HLTH-20 CONST-50 OR-63 pages are told, questions answered, and submitted as pairs of both kinds',
    events: [opened, tellBelly, chooseBelly, tellSkin, answerSkin, chooseSkin, submitted],
    end: 'submitting',
    calls: [load, submit({ INPUT_90: 1, GROUP_30: 302, INPUT_12: -1, GROUP_32: 322 })],
  },
  {
    title: 'HLTH-22 what is saved is said, kept no more, and the categories come with their progress',
    events: [opened, declineSkin, submitted, { answer: 'submitAnswers', with: saved }],
    end: 'saved',
    calls: [load, submit({ INPUT_90: 0 })],
    emits: [
      { type: 'draft.changed', draft: { ...emptyDraft, pages: { 112: 'declined' } } },
      { type: 'draft.finished' },
      successToast('Your answers have been saved.'),
      navigationTo({ to: 'healthQuestionnaire' }),
    ],
  },
  {
    title: 'HLTH-14 No hides the questions of a page and clears their answers; they are not sent',
    events: [opened, tellSkin, answerSkin, chooseSkin, declineSkin, submitted],
    end: 'submitting',
    context: { draft: { ...emptyDraft, pages: { 112: 'declined' } } },
    calls: [load, submit({ INPUT_90: 0 })],
  },
  {
    title: 'HLTH-14 what was declined and is told after all begins without answers',
    events: [opened, tellSkin, answerSkin, declineSkin, tellSkin],
    end: 'answering',
    context: { draft: { ...emptyDraft, pages: { 112: 'told' } } },
  },
  {
    title: 'HLTH-19 a reload goes on with every answer that was kept',
    events: [openedWith({ pages: { 112: 'told' }, inputs: { 12: 1 }, groups: { 32: 321 } })],
    end: 'answering',
    context: { draft: { pages: { 112: 'told' }, inputs: { 12: 1 }, groups: { 32: 321 } } },
    emits: [],
  },
  {
    title: 'ERR-72 without an answer nothing is sent',
    events: [opened, submitted],
    end: 'answering',
    calls: [load],
    emits: [errorToast('Please choose the answers')],
  },
  {
    title:
      'HLTH-16 HLTH-21 ERR-73 CONST-43 where answers are required, an open group keeps all from being sent',
    events: [openedWith({ pages: { 112: 'told' }, inputs: { 12: 1 }, groups: {} }), submitted],
    end: 'answering',
    calls: [load],
    emits: [errorToast('Please answer required questions.'), { type: 'question.missed', inputId: 32 }],
  },
  {
    title: 'HLTH-18 HLTH-21 a group that is not displayed is not required',
    events: [opened, tellBelly, chooseBelly, submitted],
    end: 'submitting',
    calls: [load, submit({ GROUP_30: 302 })],
  },
  {
    title: 'CONST-43 elsewhere an open group does not hold up the rest',
    input: { categoryId: '201' },
    events: [openedWith({ pages: { 112: 'told' }, inputs: { 12: 1 }, groups: {} }), submitted],
    end: 'submitting',
  },
  {
    title: 'an answer a doctor should hear of is spoken about before anything else',
    events: [opened, declineSkin, submitted, { answer: 'submitAnswers', with: savedWithUrgentHelp }],
    end: 'advising',
    context: { urgentHelp },
  },
  {
    title: 'and then the way goes on',
    events: [
      opened,
      declineSkin,
      submitted,
      { answer: 'submitAnswers', with: savedWithUrgentHelp },
      { type: 'help.read' },
    ],
    end: 'saved',
    emits: [
      { type: 'draft.changed', draft: { ...emptyDraft, pages: { 112: 'declined' } } },
      { type: 'draft.finished' },
      navigationTo({ to: 'healthQuestionnaire' }),
    ],
  },
  {
    title: 'pressing Submit twice sends once',
    events: [opened, declineSkin, submitted, submitted],
    end: 'submitting',
    calls: [load, submit({ INPUT_90: 0 })],
  },
  {
    title: 'ERR-60 answers that could not be sent stay for another try',
    events: [
      opened,
      declineSkin,
      submitted,
      { answer: 'submitAnswers', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'answering',
    context: { draft: { ...emptyDraft, pages: { 112: 'declined' } } },
    emits: [
      { type: 'draft.changed', draft: { ...emptyDraft, pages: { 112: 'declined' } } },
      errorToast('Something went wrong while submitting your answer. Please try again in a moment.'),
    ],
  },
  {
    title: 'ERR-60 nor does a defect lose them',
    events: [opened, declineSkin, submitted, { defect: 'submitAnswers' }],
    end: 'answering',
  },
  {
    title: 'ERR-59 questions that could not be loaded can be asked for again',
    events: [
      { answer: 'loadQuestions', with: { kind: 'unavailable', status: 500, message: null } },
      { type: 'retry.requested' },
      opened,
    ],
    end: 'answering',
    context: { failure: 'Questionnaire server is busy. Please try again later.' },
  },
  {
    title: 'ERR-59 OR-64 a server that says itself that it is busy is quoted',
    events: [
      { answer: 'loadQuestions', with: { kind: 'unavailable', status: 503, message: 'Back at noon.' } },
    ],
    end: 'failed',
    context: { failure: 'Back at noon.' },
  },
  {
    title: 'there is no such category',
    events: [{ answer: 'loadQuestions', with: { kind: 'notFound' } }],
    end: 'missing',
  },
  {
    title: 'ERR-59 a defect in fetching the questions is told the same way',
    events: [{ defect: 'loadQuestions' }],
    end: 'failed',
    calls: [load],
    context: { failure: 'Questionnaire server is busy. Please try again later.' },
  },
];
