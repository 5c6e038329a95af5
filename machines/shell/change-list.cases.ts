import type { CasesOf } from '../shared/cases.ts';
import type { changeListMachine } from './change-list.machine.ts';

export const changeListCases: CasesOf<typeof changeListMachine> = {
  events: {
    'discard.asked': [{ type: 'discard.asked', key: 'a' }],
    'discard.declined': [{ type: 'discard.declined' }],
    'discard.confirmed': [{ type: 'discard.confirmed' }],
    'retry.pressed': [{ type: 'retry.pressed', key: 'a' }],
    'refusals.read': [{ type: 'refusals.read' }],
  },
  outputs: {
    discardChange: [null],
    retryChange: [null],
    markRefusalsRead: [null],
  },
};
