import { settledUser } from '#domain/session/arrival.fixture.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { referrerMachine } from './referrer.machine.ts';

const start = (storedCode: string | null, isDismissed = false, isNamed = false) =>
  ({ resolves: 'readStart', with: { isNamed, storedCode, isDismissed } }) as const;
const submitted = { type: 'code.submitted', code: ' ANNA-42 ' } as const;
const sent = { id: 'nameReferrer', input: { code: 'ANNA-42' } } as const;
const dismissed = { type: 'form.dismissed' } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;
const unknown = {
  kind: 'invalid',
  message: 'Invalid referral code',
  fields: { referral_code: ['Invalid referral code'] },
} as const;
const read = { id: 'readStart' } as const;
const assigned = { id: 'assignStored', input: { code: 'ANNA-42' } } as const;
const dropped = { id: 'discardStored', input: { code: 'ANNA-42' } } as const;
const refused = [
  start('ANNA-42'),
  { resolves: 'assignStored', with: unknown },
  { resolves: 'discardStored', with: null },
] as const;

const comesBack = { type: 'dashboard.opened', isReturning: true } as const;
const firstVisit = { type: 'dashboard.opened', isReturning: false } as const;

export const referrerJourneys: readonly JourneyOf<typeof referrerMachine>[] = [
  {
    title: 'REF-07 assigns a stored code with one silent call and removes it',
    events: [
      start('ANNA-42'),
      { resolves: 'assignStored', with: ok(null) },
      { resolves: 'clearStored', with: null },
    ],
    end: 'over',
    calls: [read, assigned, { id: 'clearStored', input: { code: 'ANNA-42' } }],
    emits: [{ type: 'referrer.named', code: 'ANNA-42' }],
  },
  {
    title: 'REF-05 OR-12 shows no form while a stored code is being sent',
    events: [start('ANNA-42')],
    end: 'assigning',
    tags: [],
  },
  {
    title: 'REF-07 OR-12 silently drops a code that the server rejects, then shows the form',
    events: [comesBack, ...refused, { resolves: 'loadUser', with: ok(settledUser) }],
    end: 'asking',
    calls: [read, assigned, dropped, { id: 'loadUser' }],
    emits: [{ type: 'user.refreshed', user: settledUser }],
    context: { problem: null },
  },
  {
    title: 'REF-05 shows no form if a referrer was set elsewhere meanwhile',
    events: [
      ...refused,
      { resolves: 'loadUser', with: ok({ ...settledUser, affiliate: { referred_by: 'BEN' } }) },
    ],
    end: 'over',
  },
  {
    title: 'OR-12 shows no form after a dropped code if the member dismissed it before',
    events: [
      start('ANNA-42', true),
      { resolves: 'assignStored', with: unknown },
      { resolves: 'discardStored', with: null },
      { resolves: 'loadUser', with: ok(settledUser) },
    ],
    end: 'over',
  },
  {
    title: 'REF-07 silently keeps a stored code for the next visit when sending fails',
    events: [start('ANNA-42'), { resolves: 'assignStored', with: broken }],
    end: 'over',
    calls: [read, assigned],
    emits: [],
  },
  {
    title: 'REF-05 a member with a referrer sees no form, and a stored code is not sent',
    events: [start('ANNA-42', false, true)],
    end: 'over',
    calls: [read],
    emits: [],
  },
  {
    title: 'REF-06 ERR-41 shows a wrong code below the field, saves the right one and reports the new user',
    events: [
      comesBack,
      start(null),
      submitted,
      { resolves: 'nameReferrer', with: unknown },
      submitted,
      { resolves: 'nameReferrer', with: ok(null) },
    ],
    end: 'over',
    calls: [read, sent, sent],
    emits: [
      { type: 'referrer.named', code: 'ANNA-42' },
      successToast('Thanks! We’ve counted your friend’s invite.'),
    ],
  },
  {
    title: 'ERR-41 shows the server’s message about the code below the field',
    events: [comesBack, start(null), submitted, { resolves: 'nameReferrer', with: unknown }],
    end: 'asking',
    emits: [],
    context: { problem: 'Invalid referral code' },
  },
  {
    title: 'ERR-40 rejects an empty form without a request',
    events: [comesBack, start(null), { type: 'code.submitted', code: ' ' }],
    end: 'asking',
    calls: [read],
    context: { problem: 'Referral code is required' },
  },
  {
    title: 'REF-06 sends once at a time, shows an error on failure and allows a retry',
    events: [comesBack, start(null), submitted, submitted, { resolves: 'nameReferrer', with: broken }],
    end: 'asking',
    calls: [read, sent],
    emits: [errorToast('We couldn’t send the code. Please try again.')],
  },
  {
    title: 'OR-12 DASH-13 a dismissed form is not shown again in this visit',
    events: [comesBack, start(null), dismissed, { resolves: 'rememberDismissal', with: null }],
    end: 'over',
    calls: [read, { id: 'rememberDismissal' }],
    emits: [],
  },
  {
    title: 'OR-12 allows dismissing the form while a code is being sent',
    events: [comesBack, start(null), submitted, dismissed],
    end: 'dismissing',
  },
  {
    title: 'OR-12 DASH-13 shows no form if it was dismissed before in this visit',
    events: [start(null, true)],
    end: 'over',
    calls: [read],
  },
  {
    title: 'REF-05 shows no form after an exception in reading the known state',
    events: [{ rejects: 'readStart' }],
    end: 'over',
    calls: [read],
    emits: [],
  },
  {
    title: 'REF-07 an exception in sending a stored code is silent and keeps the code',
    events: [start('ANNA-42'), { rejects: 'assignStored' }],
    end: 'over',
    calls: [read, assigned],
    emits: [],
  },
  {
    title: 'REF-07 an exception in removing an assigned code is silent',
    events: [start('ANNA-42'), { resolves: 'assignStored', with: ok(null) }, { rejects: 'clearStored' }],
    end: 'over',
    emits: [{ type: 'referrer.named', code: 'ANNA-42' }],
  },
  {
    title: 'OR-12 shows no form after an exception in dropping a rejected code',
    events: [start('ANNA-42'), { resolves: 'assignStored', with: unknown }, { rejects: 'discardStored' }],
    end: 'over',
    calls: [read, assigned, dropped],
    emits: [],
  },
  {
    title: 'OR-12 shows no form after an exception in checking for a referrer',
    events: [...refused, { rejects: 'loadUser' }],
    end: 'over',
    calls: [read, assigned, dropped, { id: 'loadUser' }],
    emits: [],
  },
  {
    title: 'REF-06 shows an error after an exception in sending the code and allows a retry',
    events: [comesBack, start(null), submitted, { rejects: 'nameReferrer' }],
    end: 'asking',
    calls: [read, sent],
    emits: [errorToast('We couldn’t send the code. Please try again.')],
  },
  {
    title: 'OR-12 an exception in storing the dismissal still closes the form',
    events: [comesBack, start(null), dismissed, { rejects: 'rememberDismissal' }],
    end: 'over',
    calls: [read, { id: 'rememberDismissal' }],
    emits: [],
  },
  {
    title: 'REF-05 OR-12 shows no form over the first recipes',
    events: [start(null), firstVisit, submitted, dismissed],
    end: 'waiting',
    calls: [read],
    emits: [],
  },
  {
    title: 'REF-05 OR-12 shows the form from the second visit to the dashboard on',
    events: [firstVisit, start(null), comesBack],
    end: 'asking',
    calls: [read],
  },
];
