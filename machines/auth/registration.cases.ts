import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { registrationMachine } from './registration.machine.ts';

const submitted = {
  type: 'credentials.submitted',
  email: 'mary@example.com',
  password: 'correct horse',
  registrationOpen: true,
} as const;

export const registrationCases: CasesOf<typeof registrationMachine> = {
  events: { 'credentials.submitted': [submitted, { ...submitted, registrationOpen: false }] },
  outputs: {
    register: {
      ...failures,
      ok: [ok(null)],
      invalid: [
        failures.invalid[0],
        { kind: 'invalid', message: 'Check the form.', fields: { email: ['Already taken.'] } },
      ],
    },
    signIn: { ...failures, ok: [ok('signedIn')] },
  },
  secrets: [submitted.password],
};
