import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { loginMachine } from './login.machine.ts';

const submitted = {
  type: 'credentials.submitted',
  email: 'mary@example.com',
  password: 'correct horse',
} as const;

export const loginCases: CasesOf<typeof loginMachine> = {
  events: { 'credentials.submitted': [submitted] },
  outputs: {
    signIn: {
      ...failures,
      ok: [ok('signedIn'), ok('secondStep')],
      invalid: [
        failures.invalid[0],
        { kind: 'invalid', message: 'Check the form.', fields: { password: ['Too short.'] } },
      ],
    },
    clearStoredTokens: [null],
  },
  secrets: [submitted.password],
};
