import type { CasesOf } from '../shared/cases.ts';
import type { appUpdateMachine } from './app-update.machine.ts';

export const appUpdateCases: CasesOf<typeof appUpdateMachine> = {
  events: {
    'update.accepted': [{ type: 'update.accepted' }],
    'update.postponed': [{ type: 'update.postponed' }],
    'text.typed': [{ type: 'text.typed' }],
    'app.shown': [{ type: 'app.shown' }],
  },
  outputs: { findUpdate: ['none', 'ready'], applyUpdate: [undefined] },
};
