import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { leavingMachine } from './leaving.machine.ts';

export const leavingCases: CasesOf<typeof leavingMachine> = {
  events: {
    'archive.requested': [{ type: 'archive.requested' }],
    'deletion.requested': [{ type: 'deletion.requested' }],
    'deletion.confirmed': [{ type: 'deletion.confirmed' }],
    'deletion.declined': [{ type: 'deletion.declined' }],
  },
  outputs: {
    loadArchive: { ...failures, ok: [ok('{}')] },
    deleteAccount: { ...failures, ok: [ok(null)] },
    clearSession: [null],
  },
};
