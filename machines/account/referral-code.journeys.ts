import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { withCode } from './referral-code.cases.ts';
import type { referralCodeMachine } from './referral-code.machine.ts';

const submitted = { type: 'code.submitted', code: ' Mary-26 ' } as const;
const sent = { id: 'saveCode', input: { code: 'Mary-26' } } as const;

export const referralCodeJourneys: readonly JourneyOf<typeof referralCodeMachine>[] = [
  {
    title: 'REF-02 REF-03 saves a code and reports the new user',
    events: [submitted, { resolves: 'saveCode', with: ok(withCode) }],
    end: 'set',
    calls: [sent],
    emits: [{ type: 'user.refreshed', user: withCode }, successToast('Your code is set. Share your link!')],
  },
  {
    title: 'ERR-40 rejects an empty form without a request',
    events: [{ type: 'code.submitted', code: '  ' }],
    end: 'editing',
    calls: [],
    emits: [],
    context: { problem: 'Referral code is required' },
  },
  {
    title: 'REF-02 rejects an impossible code and explains the format',
    events: [{ type: 'code.submitted', code: 'no spaces' }],
    end: 'editing',
    calls: [],
    context: {
      problem: 'Use 3 to 32 letters A to Z, digits, hyphens, and underscores, without spaces.',
    },
  },
  {
    title: 'REF-02 SRV-35 shows a taken code below the field and saves another one',
    events: [
      submitted,
      {
        resolves: 'saveCode',
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
    title: 'REF-02 saves once at a time, shows an error on failure and allows a retry',
    events: [
      submitted,
      submitted,
      { resolves: 'saveCode', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'editing',
    calls: [sent],
    emits: [errorToast('We couldn’t save your code. Please try again.')],
  },
  {
    title: 'REF-02 shows an error after an exception in saving and keeps the form usable',
    events: [submitted, { rejects: 'saveCode' }],
    end: 'editing',
    calls: [sent],
    emits: [errorToast('We couldn’t save your code. Please try again.')],
  },
];
