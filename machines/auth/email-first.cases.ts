import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { emailFirstMachine } from './email-first.machine.ts';

const submitted = {
  type: 'credentials.submitted',
  email: 'mary@example.com',
  password: 'correct horse',
  registrationOpen: true,
} as const;

const failuresOfForm = {
  ...failures,
  invalid: [
    failures.invalid[0],
    { kind: 'invalid', message: 'Check the form.', fields: { email: ['This is no email address.'] } },
  ],
} as const;

export const emailFirstCases: CasesOf<typeof emailFirstMachine> = {
  events: { 'credentials.submitted': [submitted, { ...submitted, registrationOpen: false }] },
  outputs: {
    checkEmail: { ...failuresOfForm, ok: [ok({ exists: true }), ok({ exists: false })] },
    signIn: { ...failuresOfForm, ok: [ok('signedIn'), ok('secondStep')] },
    register: { ...failuresOfForm, ok: [ok(null)] },
    signInNewAccount: { ...failuresOfForm, ok: [ok('signedIn')] },
    clearStoredTokens: [null],
  },
  distinguish: ({ registrationOpen }) => registrationOpen,
  secrets: [submitted.password],
};
