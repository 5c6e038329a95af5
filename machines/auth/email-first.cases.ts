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
    { kind: 'invalid', message: 'Check the form.', fields: { email: ['This is no e-mail address.'] } },
  ],
} as const;

export const emailFirstCases: CasesOf<typeof emailFirstMachine> = {
  events: { 'credentials.submitted': [submitted, { ...submitted, registrationOpen: false }] },
  answers: {
    checkEmail: { ...failuresOfForm, ok: [ok({ exists: true }), ok({ exists: false })] },
    signIn: { ...failuresOfForm, ok: [ok(null)] },
    register: { ...failuresOfForm, ok: [ok(null)] },
    signInNewAccount: { ...failuresOfForm, ok: [ok(null)] },
    clearStoredTokens: [null],
  },
  distinguish: ({ registrationOpen }) => registrationOpen,
  secrets: [submitted.password],
};
