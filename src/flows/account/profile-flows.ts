import { fromPromise } from 'xstate';
import type { ProfileUpdate } from '#domain/member/profile-fields.ts';
import {
  type CodeOutcome,
  type PhotoOutcome,
  profileMachine,
  type SaveProfileOutcome,
} from '#machines/account/profile.machine.ts';
import { firstProfileMachine } from '#machines/onboarding/first-profile.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

const saveProfile = fromPromise<SaveProfileOutcome, ProfileUpdate>(({ input, signal }) =>
  outcomeOf(
    // without a change there is nothing to save, and the form shows what is stored
    Object.keys(input).length === 0
      ? client.GET('/users/me', { signal })
      : client.PUT('/users/me', { body: input, signal }),
    ({ data }) => data,
  ),
);

const sendCode = fromPromise<CodeOutcome>(({ signal }) =>
  outcomeOf(client.POST('/users/me/confirmation-code', { signal }), ({ data }) => ({
    otpToken: data.otp_token,
  })),
);

const uploadPhoto = fromPromise<PhotoOutcome, { photo: Blob }>(({ input: { photo }, signal }) => {
  const form = new FormData();
  form.set('photo', photo);
  return outcomeOf(
    client.POST('/users/me/photo', { body: { photo }, bodySerializer: () => form, signal }),
    ({ data }) => data,
  );
});

const deletePhoto = fromPromise<PhotoOutcome>(({ signal }) =>
  outcomeOf(client.DELETE('/users/me/photo', { signal }), ({ data }) => data),
);

export const profileFlow = profileMachine.provide({
  actors: { saveProfile, sendCode, uploadPhoto, deletePhoto },
});

export const firstProfileFlow = firstProfileMachine.provide({ actors: { saveProfile } });
