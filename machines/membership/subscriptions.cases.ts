import { settledUser } from '#domain/session/arrival.fixture.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { subscriptionsMachine } from './subscriptions.machine.ts';

export const subscriptionsCases: CasesOf<typeof subscriptionsMachine> = {
  events: {
    'change.wanted': [
      { type: 'change.wanted', subscriptionId: 's1', change: 'cancel' },
      { type: 'change.wanted', subscriptionId: 's1', change: 'enable' },
      { type: 'change.wanted', subscriptionId: 's1', change: 'disable' },
    ],
    'question.accepted': [{ type: 'question.accepted' }],
    'question.declined': [{ type: 'question.declined' }],
  },
  outputs: {
    makeChange: { ...failures, ok: [ok(null)] },
    loadUser: { ...failures, ok: [ok(settledUser)] },
  },
};
