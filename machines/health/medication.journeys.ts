import type { Pick } from '#domain/questionnaire/medications.ts';
import { errorToast, navigationTo, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { openedMedications } from './medication.cases.ts';
import type { medicationMachine } from './medication.machine.ts';
import { saved } from './questionnaire.cases.ts';

const opened = { resolves: 'loadMedications', with: ok(openedMedications) } as const;
const pick = (inputId: number) => ({ type: 'medication.picked', inputId, doubt: null }) as const;
const submitted = { type: 'picks.submitted' } as const;
const submit = (...picks: readonly Pick[]) => ({ id: 'submitPicks', input: { before: [], picks } }) as const;
const changed = (...picks: readonly Pick[]) =>
  ({ type: 'picks.changed', edit: { before: [], picks } }) as const;

export const medicationJourneys: readonly JourneyOf<typeof medicationMachine>[] = [
  {
    title: 'HLTH-26 HLTH-28 HLTH-30 picked medications each have an answer and are submitted as pairs',
    events: [
      opened,
      { type: 'term.typed', term: 'asp' },
      pick(501),
      pick(503),
      { type: 'medication.answered', inputId: 503, value: -1 },
      submitted,
      { resolves: 'submitPicks', with: saved },
    ],
    end: 'saved',
    calls: [{ id: 'loadMedications' }, submit({ inputId: 501, value: 1 }, { inputId: 503, value: -1 })],
    emits: [
      changed({ inputId: 501, value: 1 }),
      changed({ inputId: 501, value: 1 }, { inputId: 503, value: 1 }),
      changed({ inputId: 501, value: 1 }, { inputId: 503, value: -1 }),
      { type: 'picks.finished' },
      successToast('Your answers have been saved.'),
      navigationTo({ to: 'healthQuestionnaire' }),
    ],
  },
  {
    title: 'HLTH-26 picking clears the search, and picking twice adds one entry',
    events: [opened, { type: 'term.typed', term: 'met' }, pick(502), pick(502)],
    end: 'choosing',
    context: { term: '', picks: [{ inputId: 502, value: 1 }] },
  },
  {
    title: 'HLTH-27 removes a picked medication',
    events: [opened, pick(502), { type: 'medication.removed', inputId: 502 }],
    end: 'choosing',
    context: { picks: [] },
  },
  {
    title: 'HLTH-29 an empty list is an answer as well',
    events: [opened, submitted],
    end: 'submitting',
    calls: [{ id: 'loadMedications' }, submit()],
  },
  {
    title: 'restores the stored list after a reload',
    events: [
      {
        resolves: 'loadMedications',
        with: ok({ ...openedMedications, picks: [{ inputId: 503, value: 0 }] }),
      },
    ],
    end: 'choosing',
    context: { picks: [{ inputId: 503, value: 0 }] },
    emits: [],
  },
  {
    title: 'ERR-60 keeps the list for a retry when submitting fails',
    events: [
      opened,
      pick(502),
      submitted,
      submitted,
      { resolves: 'submitPicks', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'choosing',
    calls: [{ id: 'loadMedications' }, submit({ inputId: 502, value: 1 })],
    context: { picks: [{ inputId: 502, value: 1 }] },
    emits: [
      changed({ inputId: 502, value: 1 }),
      errorToast('Something went wrong while submitting your answer. Please try again in a moment.'),
    ],
  },
  {
    title: 'ERR-62 shows "Something went wrong" for a response without medications',
    events: [{ resolves: 'loadMedications', with: ok(null) }],
    end: 'failed',
    context: { failure: 'Something went wrong' },
  },
  {
    title: 'ERR-59 medications that cannot be loaded can be retried',
    events: [{ rejects: 'loadMedications' }, { type: 'retry.requested' }, opened],
    end: 'choosing',
    context: { failure: 'Questionnaire server is busy. Please try again later.' },
  },
  {
    title: 'HLTH-26 a search term filters the list',
    events: [opened, { type: 'term.typed', term: 'met' }],
    end: 'choosing',
    context: { term: 'met', picks: [] },
    emits: [],
  },
  {
    title: 'ERR-60 shows an error after an exception in submitting and keeps the list',
    events: [opened, pick(502), submitted, { rejects: 'submitPicks' }],
    end: 'choosing',
    context: { picks: [{ inputId: 502, value: 1 }] },
    emits: [
      changed({ inputId: 502, value: 1 }),
      errorToast('Something went wrong while submitting your answer. Please try again in a moment.'),
    ],
  },
  {
    title: 'EXT-18 adds a confusable name only after it was compared with the pack',
    events: [
      opened,
      { type: 'medication.picked', inputId: 503, doubt: 'spelling' },
      { type: 'pack.compared', isSame: true },
    ],
    end: 'choosing',
    context: { picks: [{ inputId: 503, value: 1 }], doubtful: null, term: '' },
    emits: [changed({ inputId: 503, value: 1 })],
  },
  {
    title: 'EXT-18 does not add a confusable name that differs from the pack',
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
    title: 'EXT-18 withdraws the answer that nothing is taken',
    events: [opened, { type: 'none.withdrawn' }, { resolves: 'withdrawNone', with: ok(null) }],
    end: 'choosing',
    calls: [{ id: 'loadMedications' }, { id: 'withdrawNone' }],
    context: { isNone: false },
    emits: [successToast('Your answer is open again.')],
  },
  {
    title: 'ERR-60 shows an error when the answer cannot be withdrawn and keeps it',
    events: [opened, { type: 'none.withdrawn' }, { rejects: 'withdrawNone' }],
    end: 'choosing',
    context: { isNone: true },
    emits: [errorToast('Something went wrong while submitting your answer. Please try again in a moment.')],
  },
  {
    title: 'ERR-60 shows an error when the server refuses to withdraw the answer',
    events: [
      opened,
      { type: 'none.withdrawn' },
      { resolves: 'withdrawNone', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'choosing',
    context: { isNone: true },
    emits: [errorToast('Something went wrong while submitting your answer. Please try again in a moment.')],
  },
];
