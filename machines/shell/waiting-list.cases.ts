import type { CasesOf } from '../shared/cases.ts';
import type { waitingListMachine } from './waiting-list.machine.ts';

export const waitingListCases: CasesOf<typeof waitingListMachine> = {
  events: {
    'list.opened': [{ type: 'list.opened' }],
    'list.closed': [{ type: 'list.closed' }],
    'discard.asked': [{ type: 'discard.asked', key: 'a' }],
    'discard.declined': [{ type: 'discard.declined' }],
    'discard.confirmed': [{ type: 'discard.confirmed' }],
    'losses.read': [{ type: 'losses.read' }],
  },
  answers: { discardChange: [null], forgetLosses: [null] },
};
