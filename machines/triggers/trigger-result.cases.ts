import { type CasesOf, failures, ok } from '../shared/cases.ts';
import { unclear } from './trigger-program.cases.ts';
import type { triggerResultMachine } from './trigger-result.machine.ts';

export const withLimit = {
  ...unclear,
  kind: 'trigger',
  limit: { low: 2, median: 3, high: 5, isFigure: true },
} as const;

export const triggerResultCases: CasesOf<typeof triggerResultMachine> = {
  input: { programId: 'p1', finding: withLimit },
  otherInputs: [{ programId: 'p1', finding: unclear }],
  events: {
    'limit.accepted': [{ type: 'limit.accepted' }],
    'limit.declined': [{ type: 'limit.declined' }],
  },
  outputs: { saveLimit: { ...failures, ok: [ok(null)] } },
};
