import { type JourneyOf, ok } from '../shared/cases.ts';
import type { pushTokenMachine } from './push-token.machine.ts';

const age = (with_: 'none' | 'fresh' | 'old') => ({ answer: 'readToken', with: with_ }) as const;

export const pushTokenJourneys: readonly JourneyOf<typeof pushTokenMachine>[] = [
  {
    title: 'NOTIF-14 CONST-22 a token older than seven days is renewed',
    events: [age('old'), { answer: 'renewToken', with: ok(null) }],
    end: 'settled',
    calls: [{ id: 'readToken' }, { id: 'renewToken' }],
  },
  ...(['none', 'fresh'] as const).map((each) => ({
    title: `NOTIF-14 with one that is ${each} nothing is asked`,
    events: [age(each)],
    end: 'settled' as const,
    calls: [{ id: 'readToken' as const }],
  })),
  {
    title: 'ERR-37 a renewal that fails says nothing, and is tried at the next stay',
    events: [
      age('old'),
      { answer: 'renewToken', with: { kind: 'unavailable', status: 500, message: null } },
      { type: 'stay.begun' },
      age('old'),
    ],
    end: 'renewing',
    emits: [],
  },
  {
    title: 'NOTIF-14 every stay looks at the age of the token first',
    events: [age('fresh'), { type: 'stay.begun' }],
    end: 'looking',
    calls: [{ id: 'readToken' }, { id: 'readToken' }],
  },
  {
    title: 'NOTIF-14 a defect in reading the token asks nobody',
    events: [{ defect: 'readToken' }],
    end: 'settled',
    calls: [{ id: 'readToken' }],
  },
  {
    title: 'ERR-37 a defect in renewing says nothing and waits for the next stay',
    events: [age('old'), { defect: 'renewToken' }],
    end: 'settled',
    calls: [{ id: 'readToken' }, { id: 'renewToken' }],
    emits: [],
  },
];
