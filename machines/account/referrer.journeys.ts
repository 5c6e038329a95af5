import { settledUser } from '#domain/session/arrival.fixture.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { referrerMachine } from './referrer.machine.ts';

const start = (storedCode: string | null, isDismissed = false, isNamed = false) =>
  ({ answer: 'readStart', with: { isNamed, storedCode, isDismissed } }) as const;
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
  { answer: 'assignStored', with: unknown },
  { answer: 'discardStored', with: null },
] as const;

export const referrerJourneys: readonly JourneyOf<typeof referrerMachine>[] = [
  {
    title: 'REF-07 a kept code is assigned by one call, without any message, and forgotten',
    events: [
      start('ANNA-42'),
      { answer: 'assignStored', with: ok(null) },
      { answer: 'clearStored', with: null },
    ],
    end: 'over',
    calls: [read, assigned, { id: 'clearStored', input: { code: 'ANNA-42' } }],
    emits: [{ type: 'referrer.named', code: 'ANNA-42' }],
  },
  {
    title: 'REF-05 OR-12 while a kept code is in flight nobody is asked',
    events: [start('ANNA-42')],
    end: 'assigning',
  },
  {
    title:
      'REF-07 OR-12 a code the server calls invalid is dropped without any message; then the member is asked',
    events: [...refused, { answer: 'loadUser', with: ok(settledUser) }],
    end: 'asking',
    calls: [read, assigned, dropped, { id: 'loadUser' }],
    emits: [{ type: 'user.refreshed', user: settledUser }],
    context: { problem: null },
  },
  {
    title: 'REF-05 anyone who was named elsewhere meanwhile is not asked',
    events: [
      ...refused,
      { answer: 'loadUser', with: ok({ ...settledUser, affiliate: { referred_by: 'BEN' } }) },
    ],
    end: 'over',
  },
  {
    title: 'OR-12 anyone who closed the form before is not asked after a dropped code either',
    events: [
      start('ANNA-42', true),
      { answer: 'assignStored', with: unknown },
      { answer: 'discardStored', with: null },
      { answer: 'loadUser', with: ok(settledUser) },
    ],
    end: 'over',
  },
  {
    title: 'REF-07 a kept code that did not arrive stays for another visit, without any message',
    events: [start('ANNA-42'), { answer: 'assignStored', with: broken }],
    end: 'over',
    calls: [read, assigned],
    emits: [],
  },
  {
    title: 'REF-05 a member who has named somebody is not asked, and a kept code is not sent',
    events: [start('ANNA-42', false, true)],
    end: 'over',
    calls: [read],
    emits: [],
  },
  {
    title:
      'REF-06 ERR-41 a wrong code says so below the field; the right one is posted and everybody hears of it',
    events: [
      start(null),
      submitted,
      { answer: 'nameReferrer', with: unknown },
      submitted,
      { answer: 'nameReferrer', with: ok(null) },
    ],
    end: 'over',
    calls: [read, sent, sent],
    emits: [
      { type: 'referrer.named', code: 'ANNA-42' },
      successToast('Thank you. We know now who brought you.'),
    ],
  },
  {
    title: 'ERR-41 what the server says of the code stands below the field',
    events: [start(null), submitted, { answer: 'nameReferrer', with: unknown }],
    end: 'asking',
    emits: [],
    context: { problem: 'Invalid referral code' },
  },
  {
    title: 'ERR-40 an empty form is refused before anything is sent',
    events: [start(null), { type: 'code.submitted', code: ' ' }],
    end: 'asking',
    calls: [read],
    context: { problem: 'Referral code is required' },
  },
  {
    title: 'REF-06 one press at a time; a failing call is told and can be tried again',
    events: [start(null), submitted, submitted, { answer: 'nameReferrer', with: broken }],
    end: 'asking',
    calls: [read, sent],
    emits: [errorToast('The code could not be sent. Please try again.')],
  },
  {
    title: 'OR-12 DASH-13 the form can be closed, and does not come again in this visit',
    events: [start(null), dismissed, { answer: 'rememberDismissal', with: null }],
    end: 'over',
    calls: [read, { id: 'rememberDismissal' }],
    emits: [],
  },
  {
    title: 'OR-12 it can be closed while a code is in flight',
    events: [start(null), submitted, dismissed],
    end: 'dismissing',
  },
  {
    title: 'DASH-13 anyone who closed it before in this visit is not asked',
    events: [start(null, true)],
    end: 'over',
    calls: [read],
  },
  {
    title: 'REF-05 a defect in reading what is known asks nobody',
    events: [{ defect: 'readStart' }],
    end: 'over',
    calls: [read],
    emits: [],
  },
  {
    title: 'REF-07 a defect in sending a kept code says nothing, and the code stays',
    events: [start('ANNA-42'), { defect: 'assignStored' }],
    end: 'over',
    calls: [read, assigned],
    emits: [],
  },
  {
    title: 'REF-07 a defect in forgetting a kept code that was taken says nothing',
    events: [start('ANNA-42'), { answer: 'assignStored', with: ok(null) }, { defect: 'clearStored' }],
    end: 'over',
    emits: [{ type: 'referrer.named', code: 'ANNA-42' }],
  },
  {
    title: 'OR-12 a defect in dropping a refused code asks nobody',
    events: [start('ANNA-42'), { answer: 'assignStored', with: unknown }, { defect: 'discardStored' }],
    end: 'over',
    calls: [read, assigned, dropped],
    emits: [],
  },
  {
    title: 'OR-12 a defect in asking whether somebody was named meanwhile asks nobody',
    events: [...refused, { defect: 'loadUser' }],
    end: 'over',
    calls: [read, assigned, dropped, { id: 'loadUser' }],
    emits: [],
  },
  {
    title: 'REF-06 a defect in sending the code is told, and it can be tried again',
    events: [start(null), submitted, { defect: 'nameReferrer' }],
    end: 'asking',
    calls: [read, sent],
    emits: [errorToast('The code could not be sent. Please try again.')],
  },
  {
    title: 'OR-12 a defect in remembering the closed form still closes it',
    events: [start(null), dismissed, { defect: 'rememberDismissal' }],
    end: 'over',
    calls: [read, { id: 'rememberDismissal' }],
    emits: [],
  },
];
