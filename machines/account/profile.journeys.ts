import { profileFields } from '#domain/member/profile-fields.ts';
import { messages } from '#domain/message/messages.ts';
import { settledUser } from '#domain/session/arrival.fixture.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { ProfileField, profileMachine } from './profile.machine.ts';

const fields = { ...profileFields(settledUser), name: 'Mary Jones', bio: 'I cook.' };
const submitted = { type: 'profile.submitted', fields, opened: profileFields(settledUser) } as const;
const jones = { ...settledUser, name: 'Mary Jones', bio: 'I cook.' };
const saved = { resolves: 'saveProfile', with: ok(jones) } as const;
const refused = (field: ProfileField) =>
  ({
    resolves: 'saveProfile',
    with: { kind: 'invalid', message: 'Invalid.', fields: { [field]: [`Check ${field}.`] } },
  }) as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;
const noNetwork = { kind: 'unavailable', status: null, message: null } as const;

const photo = new Blob(['a picture']);
const chosen = { type: 'photo.chosen', photo } as const;
const removed = { type: 'photo.removed' } as const;
const pictured = { ...settledUser, profile_photo_url: '/files/mary.webp' };

const save = {
  id: 'saveProfile',
  input: { name: 'Mary Jones', bio: 'I cook.' },
} as const;
/** Every outcome of a changed picture. */
const pictureEnds: readonly JourneyOf<typeof profileMachine>['events'][] = [
  [chosen, { resolves: 'uploadPhoto', with: ok(pictured) }],
  [chosen, { resolves: 'uploadPhoto', with: broken }],
  [chosen, { rejects: 'uploadPhoto' }],
  [removed, { resolves: 'deletePhoto', with: ok(settledUser) }],
  [removed, { resolves: 'deletePhoto', with: broken }],
  [removed, { rejects: 'deletePhoto' }],
];

const invalidFields: readonly ProfileField[] = [
  'name',
  'email',
  'password',
  'date_of_birth',
  'bio',
  'weight',
  'height',
];

export const profileJourneys: readonly JourneyOf<typeof profileMachine>[] = [
  {
    title: 'PROF-06 OK-01 saves the profile without its picture and reports the new user',
    events: [submitted, saved],
    end: { form: { editing: 'pristine' }, confirmation: 'ready', photo: 'settled' },
    calls: [save],
    emits: [
      { type: 'user.refreshed', user: jones },
      { type: 'profile.saved' },
      successToast('Profile updated successfully.'),
    ],
  },
  {
    title: 'PROF-06 OR-25 sends a new password and stores it nowhere',
    events: [{ ...submitted, fields: { ...fields, password: 'turnip lantern 42' } }, saved],
    end: { form: { editing: 'pristine' } },
    calls: [{ id: 'saveProfile', input: { ...save.input, password: 'turnip lantern 42' } }],
    context: { fieldErrors: {} },
  },
  ...invalidFields.map(
    (field): JourneyOf<typeof profileMachine> => ({
      title: `ERR-09 shows the message for ${field} at the field and no toast`,
      events: [submitted, refused(field)],
      end: { form: { editing: 'rejected' } },
      calls: [save],
      emits: [],
      context: { fieldErrors: { [field]: [`Check ${field}.`] } },
    }),
  ),
  {
    title: 'ERR-09 saves a corrected profile and clears the field errors',
    events: [submitted, refused('name'), submitted, saved],
    end: { form: { editing: 'pristine' } },
    calls: [save, save],
    context: { fieldErrors: {} },
  },
  {
    title: 'ERR-13 OR-24 shows an error when the server fails to save',
    events: [submitted, { resolves: 'saveProfile', with: broken }],
    end: { form: { editing: 'pristine' } },
    emits: [errorToast('Update profile failed.')],
  },
  {
    title: 'ERR-32 shows the offline message when saving without a network and allows a retry',
    events: [submitted, { resolves: 'saveProfile', with: noNetwork }, submitted],
    end: { form: 'saving' },
    emits: [errorToast(messages.overloaded)],
  },
  {
    title: 'PROF-07 uploads a new picture immediately and reports the new user',
    events: [chosen, { resolves: 'uploadPhoto', with: ok(pictured) }],
    end: { form: { editing: 'pristine' }, confirmation: 'ready', photo: 'settled' },
    calls: [{ id: 'uploadPhoto', input: { photo } }],
    emits: [{ type: 'user.refreshed', user: pictured }],
  },
  {
    title: 'PROF-08 removes the picture and reports the new user',
    events: [removed, { resolves: 'deletePhoto', with: ok(settledUser) }],
    end: { photo: 'settled' },
    calls: [{ id: 'deletePhoto' }],
    emits: [{ type: 'user.refreshed', user: settledUser }],
  },
  {
    title: 'ERR-15 shows an error when the picture cannot be stored',
    events: [chosen, { resolves: 'uploadPhoto', with: broken }],
    end: { photo: 'settled' },
    emits: [errorToast('Upload avatar failed.')],
  },
  {
    title: 'ERR-15 shows an error when the picture cannot be removed',
    events: [removed, { resolves: 'deletePhoto', with: broken }],
    end: { photo: 'settled' },
    emits: [errorToast('Upload avatar failed.')],
  },
  {
    title: 'SRV-21 shows the server’s message for a file that is not a picture',
    events: [
      chosen,
      {
        resolves: 'uploadPhoto',
        with: { kind: 'invalid', message: 'Invalid.', fields: { photo: ['This is no picture.'] } },
      },
    ],
    end: { photo: 'settled' },
    emits: [errorToast('This is no picture.')],
  },
  {
    title: 'PROF-07 rejects a file that is not a picture without a request, then accepts another one',
    events: [{ type: 'photo.chosen', photo: new Blob(['a letter'], { type: 'text/plain' }) }, chosen],
    end: { photo: 'uploading' },
    calls: [{ id: 'uploadPhoto', input: { photo } }],
    emits: [errorToast(messages.photoUnreadable)],
  },
  {
    title: 'PROF-07 rejects a picture above 5 MB without a request',
    events: [{ type: 'photo.chosen', photo: new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]) }],
    end: { photo: 'settled' },
    calls: [],
    emits: [errorToast(messages.photoTooLarge)],
  },
  {
    title: 'PROF-07 saves picture and form in parallel',
    events: [chosen, submitted],
    end: { form: 'saving', confirmation: 'ready', photo: 'uploading' },
    calls: [{ id: 'uploadPhoto' }, save],
  },
  {
    title: 'PROF-08 removes the picture while the form is being saved',
    events: [submitted, removed, saved],
    end: { form: { editing: 'pristine' }, confirmation: 'ready', photo: 'removing' },
  },
  ...pictureEnds.map(
    (events, index): JourneyOf<typeof profileMachine> => ({
      title: `PROF-07 PROF-08 a form that is being saved ignores the result of the picture, case ${index + 1}`,
      events: [submitted, ...events],
      end: { form: 'saving', confirmation: 'ready', photo: 'settled' },
    }),
  ),
  {
    title: 'ERR-13 an upload continues when saving the form fails',
    events: [chosen, submitted, { resolves: 'saveProfile', with: broken }],
    end: { form: { editing: 'pristine' }, confirmation: 'ready', photo: 'uploading' },
  },
  {
    title: 'an upload continues after an exception in saving the form',
    events: [chosen, submitted, { rejects: 'saveProfile' }],
    end: { form: { editing: 'pristine' }, confirmation: 'ready', photo: 'uploading' },
  },
  {
    title: 'PROF-07 uploads one picture at a time',
    events: [chosen, chosen, removed],
    end: { photo: 'uploading' },
    calls: [{ id: 'uploadPhoto' }],
  },
  {
    title: 'PROF-06 saves once at a time',
    events: [submitted, submitted],
    end: { form: 'saving' },
    calls: [save],
  },
  {
    title: 'an exception in saving keeps the form usable',
    events: [submitted, { rejects: 'saveProfile' }],
    end: { form: { editing: 'pristine' } },
    emits: [errorToast(messages.profileFailed)],
  },
  {
    title: 'an exception in uploading keeps the previous picture',
    events: [chosen, { rejects: 'uploadPhoto' }],
    end: { photo: 'settled' },
    emits: [errorToast(messages.avatarFailed)],
  },
  {
    title: 'an exception in removing keeps the picture',
    events: [removed, { rejects: 'deletePhoto' }],
    end: { photo: 'settled' },
    emits: [errorToast(messages.avatarFailed)],
  },
  {
    title: 'EXT-23 an emailed code replaces the current password: its token is sent once',
    events: [
      { type: 'code.requested' },
      { resolves: 'sendCode', with: ok({ otpToken: 'ot_1' }) },
      { ...submitted, fields: { ...fields, code: '123 456' } },
      saved,
      { ...submitted, fields: { ...fields, code: '123456' } },
    ],
    end: { form: 'saving', confirmation: 'ready', photo: 'settled' },
    calls: [
      { id: 'sendCode' },
      { id: 'saveProfile', input: { ...save.input, otp_token: 'ot_1', code: '123456' } },
      save,
    ],
    context: { otpToken: null },
  },
  {
    title: 'EXT-23 sends the current password if it is entered',
    events: [{ ...submitted, fields: { ...fields, currentPassword: 'turnip 42' } }],
    end: { form: 'saving', confirmation: 'ready', photo: 'settled' },
    calls: [{ id: 'saveProfile', input: { ...save.input, current_password: 'turnip 42' } }],
  },
  {
    title: 'EXT-23 shows an error when the code cannot be emailed and allows another request',
    events: [
      { type: 'code.requested' },
      { resolves: 'sendCode', with: { kind: 'unavailable', status: 503, message: 'Try again later.' } },
      { type: 'code.requested' },
      { rejects: 'sendCode' },
      { type: 'code.requested' },
      { resolves: 'sendCode', with: ok({ otpToken: 'ot_2' }) },
    ],
    end: { form: { editing: 'pristine' }, confirmation: 'ready', photo: 'settled' },
    calls: [{ id: 'sendCode' }, { id: 'sendCode' }, { id: 'sendCode' }],
    emits: [errorToast(messages.unexpected), errorToast(messages.unexpected)],
    context: { otpToken: 'ot_2' },
  },
];
