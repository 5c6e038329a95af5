import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { withCode } from './referral-code.cases.ts';
import type { referralCodeMachine } from './referral-code.machine.ts';

const submitted = { type: 'code.submitted', code: ' Mary-26 ' } as const;
const sent = { id: 'saveCode', input: { code: 'Mary-26' } } as const;

export const referralCodeJourneys: readonly JourneyOf<typeof referralCodeMachine>[] = [
  {
    title: 'REF-02 REF-03 a code is set, and everybody hears of it',
    events: [submitted, { answer: 'saveCode', with: ok(withCode) }],
    end: 'set',
    calls: [sent],
    emits: [{ type: 'user.refreshed', user: withCode }, successToast('Your code is set. Pass your link on!')],
  },
  {
    title: 'ERR-40 an empty form is refused before anything is sent',
    events: [{ type: 'code.submitted', code: '  ' }],
    end: 'editing',
    calls: [],
    emits: [],
    context: { problem: 'Referral code is required' },
  },
  {
    title: 'REF-02 what cannot be a code says what can',
    events: [{ type: 'code.submitted', code: 'no spaces' }],
    end: 'editing',
    calls: [],
    context: {
      problem: 'Use 3 to 32 letters A to Z, digits, hyphens and underscores, without spaces.',
    },
  },
  {
    title: 'REF-02 SRV-35 a code that is taken says so below the field, and another one is set',
    events: [
      submitted,
      {
        answer: 'saveCode',
        with: { kind: 'invalid', message: 'No.', fields: { referral_code: ['Taken.'] } },
      },
      submitted,
    ],
    end: 'saving',
    calls: [sent, sent],
    emits: [],
    context: { problem: null },
  },
  {
    title: 'REF-02 one press at a time; a failing save is told and can be tried again',
    events: [
      submitted,
      submitted,
      { answer: 'saveCode', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'editing',
    calls: [sent],
    emits: [errorToast('Your code could not be saved. Please try again.')],
  },
  {
    title: 'REF-02 a defect in saving is told and leaves a usable form',
    events: [submitted, { defect: 'saveCode' }],
    end: 'editing',
    calls: [sent],
    emits: [errorToast('Your code could not be saved. Please try again.')],
  },
];
