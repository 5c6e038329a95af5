import { setup } from 'xstate';
import type { Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

/** `none`: this device is not registered. `old`: its last registration is more than seven days ago. */
export type TokenAge = 'none' | 'fresh' | 'old';

export const pushTokenMachine = setup({
  types: {
    events: {} as { type: 'stay.begun' },
    children: {} as { readToken: 'readToken'; renewToken: 'renewToken' },
  },
  actors: {
    readToken: unprovided<TokenAge>('readToken'),
    /** A failure is only logged. */
    renewToken: unprovided<Outcome<null>>('renewToken'),
  },
  guards: { isOld: (_, age: TokenAge) => age === 'old' },
}).createMachine({
  id: 'pushToken',
  description: 'Renews the push registration of a device with notifications after seven days.',
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        id: 'readToken',
        src: 'readToken',
        onDone: [{ guard: { type: 'isOld', params: outputOf }, target: 'renewing' }, { target: 'settled' }],
        onError: { target: 'settled' },
      },
    },
    renewing: {
      description: 'If it fails, the next visit retries.',
      invoke: {
        id: 'renewToken',
        src: 'renewToken',
        onDone: { target: 'settled' },
        onError: { target: 'settled' },
      },
    },
    settled: { on: { 'stay.begun': { target: 'looking' } } },
  },
});
