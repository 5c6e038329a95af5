import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { pushTokenMachine } from './push-token.machine.ts';

export const pushTokenCases: CasesOf<typeof pushTokenMachine> = {
  events: { 'stay.begun': [{ type: 'stay.begun' }] },
  outputs: { readToken: ['none', 'fresh', 'old'], renewToken: { ok: [ok(null)], ...failures } },
};
