import type { CasesOf } from '../shared/cases.ts';
import type { featureGateMachine } from './feature-gate.machine.ts';

export const featureGateCases: CasesOf<typeof featureGateMachine> = {
  events: {
    'membership.known': [
      { type: 'membership.known', isEntitled: true },
      { type: 'membership.known', isEntitled: false },
    ],
  },
  outputs: {},
};
