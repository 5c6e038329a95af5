import { profileFields } from '#domain/member/profile-fields.ts';
import { settledUser } from '#domain/session/arrival.fixture.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { profileMachine } from './profile.machine.ts';

/** Serialized as its content, so that the generated paths can distinguish files. */
const file = (content: string, type: string): Blob =>
  Object.assign(new Blob([content], { type }), { toJSON: () => content });

const password = 'turnip lantern 42';

export const profileCases: CasesOf<typeof profileMachine> = {
  events: {
    'profile.submitted': [
      {
        type: 'profile.submitted',
        fields: { ...profileFields(settledUser), password },
        opened: profileFields(settledUser),
      },
    ],
    'code.requested': [{ type: 'code.requested' }],
    'photo.chosen': [
      { type: 'photo.chosen', photo: file('a picture', 'image/png') },
      { type: 'photo.chosen', photo: file('a letter', 'application/pdf') },
    ],
    'photo.removed': [{ type: 'photo.removed' }],
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
    sendCode: { ...failures, ok: [ok({ otpToken: 'ot_1' })] },
    uploadPhoto: {
      ...failures,
      ok: [ok({ ...settledUser, profile_photo_url: '/files/mary.webp' })],
      invalid: [
        failures.invalid[0],
        { kind: 'invalid', message: 'Check the form.', fields: { photo: ['This is no picture.'] } },
      ],
    },
    deletePhoto: { ...failures, ok: [ok(settledUser)] },
  },
  secrets: [password],
};
