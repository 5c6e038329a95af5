import { messages } from '#domain/message/messages.ts';
import type { CasesOf } from '../shared/cases.ts';
import type { accessRefusalMachine } from './access-refusal.machine.ts';

export const accessRefusalCases: CasesOf<typeof accessRefusalMachine> = {
  events: {
    'access.refused': [{ type: 'access.refused', message: messages.upgradeNeeded }],
    'call.refused': [{ type: 'call.refused', message: messages.upgradeNeeded }],
  },
  outputs: {},
};
