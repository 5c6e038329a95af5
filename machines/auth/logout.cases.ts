import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { logoutMachine } from './logout.machine.ts';

export const logoutCases: CasesOf<typeof logoutMachine> = {
  events: {
    'logout.asked': [{ type: 'logout.asked' }],
    'logout.confirmed': [{ type: 'logout.confirmed' }],
    'logout.declined': [{ type: 'logout.declined' }],
  },
  outputs: { logOut: { ...failures, ok: [ok(null)] }, clearSession: [null] },
};
