import { noAnswers } from '#domain/triggers/screening.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { triggerStartMachine } from './trigger-start.machine.ts';

export const triggerStartCases: CasesOf<typeof triggerStartMachine> = {
  events: {
    'screening.answered': [
      {
        type: 'screening.answered',
        answers: noAnswers,
        screening: { kind: 'cleared', closes: ['kidneyStones'] },
      },
      { type: 'screening.answered', answers: noAnswers, screening: { kind: 'refused', reasons: ['minor'] } },
      {
        type: 'screening.answered',
        answers: noAnswers,
        screening: { kind: 'unanswered', missing: ['minor'] },
      },
    ],
    'screening.repeated': [{ type: 'screening.repeated' }],
    'substance.chosen': [
      {
        ...{ type: 'substance.chosen', substance: 'lactose', alsoLow: ['fructans'] },
        ...{ foodId: 'milk', isHelped: true },
      },
      { type: 'substance.chosen', substance: 'oxalate', alsoLow: [], foodId: 'almonds', isHelped: false },
    ],
  },
  outputs: { startProgram: { ...failures, ok: [ok(null)] } },
};
