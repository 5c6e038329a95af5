import { type JourneyOf, ok } from '../shared/cases.ts';
import type { pushTokenMachine } from './push-token.machine.ts';

const age = (with_: 'none' | 'fresh' | 'old') => ({ resolves: 'readToken', with: with_ }) as const;

export const pushTokenJourneys: readonly JourneyOf<typeof pushTokenMachine>[] = [
  {
    title: 'NOTIF-14 CONST-22 renews a token older than seven days',
    events: [age('old'), { resolves: 'renewToken', with: ok(null) }],
    end: 'settled',
    calls: [{ id: 'readToken' }, { id: 'renewToken' }],
  },
  ...(['none', 'fresh'] as const).map((each) => ({
    title: `NOTIF-14 makes no request for a token that is ${each}`,
    events: [age(each)],
    end: 'settled' as const,
    calls: [{ id: 'readToken' as const }],
  })),
  {
    title: 'ERR-37 a failed renewal is silent and retried on the next visit',
    events: [
      age('old'),
      { resolves: 'renewToken', with: { kind: 'unavailable', status: 500, message: null } },
      { type: 'stay.begun' },
      age('old'),
    ],
    end: 'renewing',
    emits: [],
  },
  {
    title: 'NOTIF-14 checks the age of the token on every visit',
    events: [age('fresh'), { type: 'stay.begun' }],
    end: 'looking',
    calls: [{ id: 'readToken' }, { id: 'readToken' }],
  },
  {
    title: 'NOTIF-14 makes no request after an exception in reading the token',
    events: [{ rejects: 'readToken' }],
    end: 'settled',
    calls: [{ id: 'readToken' }],
  },
  {
    title: 'ERR-37 an exception in renewing is silent and retried on the next visit',
    events: [age('old'), { rejects: 'renewToken' }],
    end: 'settled',
    calls: [{ id: 'readToken' }, { id: 'renewToken' }],
    emits: [],
  },
];
