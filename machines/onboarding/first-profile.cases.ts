import { profileFields } from '#domain/member/profile-fields.ts';
import { settledUser } from '#domain/session/arrival.fixture.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { firstProfileMachine } from './first-profile.machine.ts';

export const firstProfileCases: CasesOf<typeof firstProfileMachine> = {
  events: {
    'profile.submitted': [
      { type: 'profile.submitted', fields: profileFields(settledUser), opened: profileFields(settledUser) },
    ],
  },
  outputs: {
    saveProfile: {
      ...failures,
      ok: [ok(settledUser)],
      invalid: [
        failures.invalid[0],
        { kind: 'invalid', message: 'Check the form.', fields: { name: ['Enter your name.'] } },
      ],
    },
  },
};
