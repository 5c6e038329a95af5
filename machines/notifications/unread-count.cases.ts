import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { unreadCountMachine } from './unread-count.machine.ts';

export const unreadCountCases: CasesOf<typeof unreadCountMachine> = {
  events: {
    'count.wanted': [{ type: 'count.wanted' }],
    'notification.marked': [{ type: 'notification.marked' }],
    'notifications.allMarked': [{ type: 'notifications.allMarked' }],
  },
  outputs: { loadCount: { ...failures, ok: [ok(3)] } },
};
