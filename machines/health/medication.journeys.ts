import { errorToast, navigationTo, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { openedMedications } from './medication.cases.ts';
import type { medicationMachine } from './medication.machine.ts';
import { saved } from './questionnaire.cases.ts';

const opened = { answer: 'loadMedications', with: ok(openedMedications) } as const;
const pick = (inputId: number) => ({ type: 'medication.picked', inputId, doubt: null }) as const;
const submitted = { type: 'picks.submitted' } as const;
const submit = (pairs: Readonly<Record<string, number>>) =>
  ({ id: 'submitAnswers', input: { categoryId: 'rx', pairs } }) as const;

export const medicationJourneys: readonly JourneyOf<typeof medicationMachine>[] = [
  {
    title: 'HLTH-26 HLTH-28 HLTH-30 medications are picked, each with its own answer, and sent as pairs',
    events: [
      opened,
      { type: 'term.typed', term: 'asp' },
      pick(501),
      pick(503),
      { type: 'medication.answered', inputId: 503, value: -1 },
      submitted,
      { answer: 'submitAnswers', with: saved },
    ],
    end: 'saved',
    calls: [{ id: 'loadMedications' }, submit({ INPUT_501: 1, INPUT_503: -1 })],
    emits: [
      { type: 'picks.changed', picks: [{ inputId: 501, value: 1 }] },
      {
        type: 'picks.changed',
        picks: [
          { inputId: 501, value: 1 },
          { inputId: 503, value: 1 },
        ],
      },
      {
        type: 'picks.changed',
        picks: [
          { inputId: 501, value: 1 },
          { inputId: 503, value: -1 },
        ],
      },
      { type: 'picks.finished' },
      successToast('Your answers have been saved.'),
      navigationTo({ to: 'healthQuestionnaire' }),
    ],
  },
  {
    title: 'HLTH-26 picking empties the search; picking twice is picking once',
    events: [opened, { type: 'term.typed', term: 'met' }, pick(502), pick(502)],
    end: 'choosing',
    context: { term: '', picks: [{ inputId: 502, value: 1 }] },
  },
  {
    title: 'HLTH-27 a picked medication is removed again',
    events: [opened, pick(502), { type: 'medication.removed', inputId: 502 }],
    end: 'choosing',
    context: { picks: [] },
  },
  {
    title: 'HLTH-29 to take none is an answer as well',
    events: [opened, submitted],
    end: 'submitting',
    calls: [{ id: 'loadMedications' }, submit({})],
  },
  {
    title: 'a reload goes on with the list that was kept',
    events: [
      {
        answer: 'loadMedications',
        with: ok({ ...openedMedications, picks: [{ inputId: 503, value: 0 }] }),
      },
    ],
    end: 'choosing',
    context: { picks: [{ inputId: 503, value: 0 }] },
    emits: [],
  },
  {
    title: 'ERR-60 a list that could not be sent stays for another try',
    events: [
      opened,
      pick(502),
      submitted,
      submitted,
      { answer: 'submitAnswers', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'choosing',
    calls: [{ id: 'loadMedications' }, submit({ INPUT_502: 1 })],
    context: { picks: [{ inputId: 502, value: 1 }] },
    emits: [
      { type: 'picks.changed', picks: [{ inputId: 502, value: 1 }] },
      errorToast('Something went wrong while submitting your answer. Please try again in a moment.'),
    ],
  },
  {
    title: 'ERR-62 an answer without medications says that something went wrong',
    events: [{ answer: 'loadMedications', with: ok(null) }],
    end: 'failed',
    context: { failure: 'Something went wrong' },
  },
  {
    title: 'ERR-59 medications that could not be loaded can be asked for again',
    events: [{ defect: 'loadMedications' }, { type: 'retry.requested' }, opened],
    end: 'choosing',
    context: { failure: 'Questionnaire server is busy. Please try again later.' },
  },
  {
    title: 'HLTH-26 what is typed narrows the list',
    events: [opened, { type: 'term.typed', term: 'met' }],
    end: 'choosing',
    context: { term: 'met', picks: [] },
    emits: [],
  },
  {
    title: 'ERR-60 a defect in sending loses nothing and is told',
    events: [opened, pick(502), submitted, { defect: 'submitAnswers' }],
    end: 'choosing',
    context: { picks: [{ inputId: 502, value: 1 }] },
    emits: [
      { type: 'picks.changed', picks: [{ inputId: 502, value: 1 }] },
      errorToast('Something went wrong while submitting your answer. Please try again in a moment.'),
    ],
  },
  {
    title: 'EXT-18 a name that is easily mixed up counts once it was compared with the pack',
    events: [
      opened,
      { type: 'medication.picked', inputId: 503, doubt: 'spelling' },
      { type: 'pack.compared', isSame: true },
    ],
    end: 'choosing',
    context: { picks: [{ inputId: 503, value: 1 }], doubtful: null, term: '' },
    emits: [{ type: 'picks.changed', picks: [{ inputId: 503, value: 1 }] }],
  },
  {
    title: 'EXT-18 one that is another on the pack is not taken up',
    events: [
      opened,
      { type: 'term.typed', term: 'losec' },
      { type: 'medication.picked', inputId: 503, doubt: 'lookAlike' },
      { type: 'pack.compared', isSame: false },
    ],
    end: 'choosing',
    context: { picks: [], doubtful: null, term: 'losec' },
    emits: [],
  },
  {
    title: 'EXT-18 that nothing is taken is taken back',
    events: [opened, { type: 'none.withdrawn' }, { answer: 'withdrawNone', with: ok(null) }],
    end: 'choosing',
    calls: [{ id: 'loadMedications' }, { id: 'withdrawNone' }],
    context: { isNone: false },
    emits: [successToast('Your answer is open again.')],
  },
  {
    title: 'ERR-60 an answer that could not be taken back stands, and that is told',
    events: [opened, { type: 'none.withdrawn' }, { defect: 'withdrawNone' }],
    end: 'choosing',
    context: { isNone: true },
    emits: [errorToast('Something went wrong while submitting your answer. Please try again in a moment.')],
  },
  {
    title: 'ERR-60 a refusal to take the answer back is told',
    events: [
      opened,
      { type: 'none.withdrawn' },
      { answer: 'withdrawNone', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'choosing',
    context: { isNone: true },
    emits: [errorToast('Something went wrong while submitting your answer. Please try again in a moment.')],
  },
];
