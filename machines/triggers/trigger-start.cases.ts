import { type CasesOf, failures, ok } from '../shared/cases.ts';
import { programAt } from './trigger-program.cases.ts';
import type { triggerStartMachine } from './trigger-start.machine.ts';

export const triggerStartCases: CasesOf<typeof triggerStartMachine> = {
  events: {
    'screening.answered': [
      { type: 'screening.answered', screening: { kind: 'cleared', closes: ['kidneyStones'] } },
      { type: 'screening.answered', screening: { kind: 'refused', reasons: ['minor'] } },
      { type: 'screening.answered', screening: { kind: 'unanswered', missing: ['minor'] } },
    ],
    'screening.repeated': [{ type: 'screening.repeated' }],
    'substance.chosen': [
      { type: 'substance.chosen', substance: 'lactose' },
      { type: 'substance.chosen', substance: 'oxalate' },
    ],
  },
  outputs: { startProgram: { ...failures, ok: [ok(programAt('baseline'))] } },
};
