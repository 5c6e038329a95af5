import { emit, setup } from 'xstate';
import { type ArrivalResumed, type NavigationRequested, navigationTo } from '../shared/announcements.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

export const thirdPartyVerificationMachine = setup({
  types: {
    events: {} as { type: 'social.arrived' },
    emitted: {} as ArrivalResumed | NavigationRequested,
    tags: {} as 'busy',
    children: {} as { readMark: 'readMark'; verifyThirdParty: 'verifyThirdParty'; storeMark: 'storeMark' },
  },
  actors: {
    /** Whether the session flag for a posted verification is set. */
    readMark: unprovided<boolean>('readMark'),
    verifyThirdParty: unprovided<Outcome<null>>('verifyThirdParty'),
    storeMark: unprovided<null>('storeMark'),
  },
  actions: {
    resumeArrival: emit({ type: 'arrival.resumed' } as const),
    goOnward: emit(navigationTo({ to: 'onward' })),
  },
  guards: {
    isMarked: (_, marked: boolean) => marked,
    isOk: isKind('ok'),
  },
}).createMachine({
  id: 'thirdPartyVerification',
  description:
    'What is left to do when a sign-in through Google or Facebook reaches the dashboard: the email counts as verified, once. Then the sign-in continues as any other.',
  initial: 'idle',
  states: {
    idle: {
      description: 'The sign-in was not with another provider.',
      on: { 'social.arrived': { target: 'remembering' } },
    },
    remembering: {
      description: 'Was the email marked as verified already, in this sign-in?',
      tags: ['busy'],
      invoke: {
        id: 'readMark',
        src: 'readMark',
        onDone: [
          {
            guard: { type: 'isMarked', params: outputOf },
            target: 'idle',
            actions: ['resumeArrival', 'goOnward'],
          },
          { target: 'verifying' },
        ],
        onError: { target: 'verifying' },
      },
    },
    verifying: {
      description: 'The server marks the email as verified. A failure is ignored.',
      tags: ['busy'],
      invoke: {
        id: 'verifyThirdParty',
        src: 'verifyThirdParty',
        onDone: [
          { guard: { type: 'isOk', params: outputOf }, target: 'marking' },
          { target: 'idle', actions: ['resumeArrival', 'goOnward'] },
        ],
        onError: { target: 'idle', actions: ['resumeArrival', 'goOnward'] },
      },
    },
    marking: {
      description: 'That it is done is noted on the device.',
      tags: ['busy'],
      invoke: {
        id: 'storeMark',
        src: 'storeMark',
        onDone: { target: 'idle', actions: ['resumeArrival', 'goOnward'] },
        onError: { target: 'idle', actions: ['resumeArrival', 'goOnward'] },
      },
    },
  },
});
