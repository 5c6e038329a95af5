import { settledUser } from '#domain/session/arrival.fixture.ts';
import type { User } from '#domain/session/user.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { sessionMachine } from './session.machine.ts';

export const mary: User = settledUser;

export const sessionCases: CasesOf<typeof sessionMachine> = {
  events: {
    'session.signedIn': [
      { type: 'session.signedIn', way: 'password' },
      { type: 'session.signedIn', way: 'newAccount' },
      { type: 'session.signedIn', way: 'code' },
    ],
    'session.expired': [{ type: 'session.expired' }],
    'session.loggedOut': [{ type: 'session.loggedOut' }],
    'session.changedElsewhere': [{ type: 'session.changedElsewhere' }],
    'user.refreshed': [{ type: 'user.refreshed', user: { ...mary, name: 'Mary Jones' } }],
    'arrival.resumed': [{ type: 'arrival.resumed' }],
    'arrival.completed': [{ type: 'arrival.completed' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    readTokens: [true, false],
    loadUser: { ...failures, ok: [ok(mary), ok(null)] },
    endSession: { ...failures, ok: [ok(null)] },
    clearStoredTokens: [null],
  },
};
