import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { socialSignInMachine } from './social-sign-in.machine.ts';

const code = 'kf-code-71a0';

export const socialSignInCases: CasesOf<typeof socialSignInMachine> = {
  events: {},
  outputs: {
    readReturn: [
      { kind: 'code', code },
      { kind: 'refused', error: null },
      { kind: 'refused', error: 'declined' },
    ],
    exchangeCode: { ...failures, ok: [ok('signedIn'), ok('secondStep')] },
    markSession: [null],
    clearStoredTokens: [null],
  },
  secrets: [code],
};
