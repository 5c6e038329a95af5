import { type CasesOf, failures, ok } from './cases.ts';
import type { optimisticToggleMachine } from './optimistic-toggle.machine.ts';

export const optimisticToggleCases: CasesOf<typeof optimisticToggleMachine> = {
  input: { id: 17, value: false },
  events: {
    'toggle.pressed': [{ type: 'toggle.pressed' }],
    'value.learned': [
      { type: 'value.learned', value: true },
      { type: 'value.learned', value: false },
    ],
  },
  outputs: { save: { ...failures, ok: [ok({ value: true }), ok({ value: false })] } },
  distinguish: ({ confirmed, desired, asked }) => [confirmed, desired, asked],
};
