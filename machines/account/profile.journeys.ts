import { profileFields } from '#domain/member/profile-fields.ts';
import { messages } from '#domain/message/messages.ts';
import { settledUser } from '#domain/session/arrival.fixture.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { ProfileField, profileMachine } from './profile.machine.ts';

const fields = { ...profileFields(settledUser), name: 'Mary Jones', bio: 'I cook.' };
const submitted = { type: 'profile.submitted', fields } as const;
const jones = { ...settledUser, name: 'Mary Jones', bio: 'I cook.' };
const saved = { answer: 'saveProfile', with: ok(jones) } as const;
const refused = (field: ProfileField) =>
  ({
    answer: 'saveProfile',
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
  input: {
    name: 'Mary Jones',
    email: 'mary@example.com',
    date_of_birth: '',
    bio: 'I cook.',
    gender: 'other',
    weight: null,
    height: null,
  },
} as const;
/** Every outcome of a changed picture. */
const pictureEnds: readonly JourneyOf<typeof profileMachine>['events'][] = [
  [chosen, { answer: 'uploadPhoto', with: ok(pictured) }],
  [chosen, { answer: 'uploadPhoto', with: broken }],
  [chosen, { defect: 'uploadPhoto' }],
  [removed, { answer: 'deletePhoto', with: ok(settledUser) }],
  [removed, { answer: 'deletePhoto', with: broken }],
  [removed, { defect: 'deletePhoto' }],
];

const blamed: readonly ProfileField[] = [
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
    title: 'PROF-06 OK-01 the profile is saved without its picture, and everybody hears of the change',
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
    title: 'PROF-06 OR-25 a new password goes along, and stays nowhere',
    events: [{ ...submitted, fields: { ...fields, password: 'turnip lantern 42' } }, saved],
    end: { form: { editing: 'pristine' } },
    calls: [{ id: 'saveProfile', input: { ...save.input, password: 'turnip lantern 42' } }],
    context: { fieldErrors: {} },
  },
  ...blamed.map(
    (field): JourneyOf<typeof profileMachine> => ({
      title: `ERR-09 a message for ${field} stands at the field, and no toast repeats it`,
      events: [submitted, refused(field)],
      end: { form: { editing: 'rejected' } },
      calls: [save],
      emits: [],
      context: { fieldErrors: { [field]: [`Check ${field}.`] } },
    }),
  ),
  {
    title: 'ERR-09 a corrected profile is saved, and nothing is blamed any more',
    events: [submitted, refused('name'), submitted, saved],
    end: { form: { editing: 'pristine' } },
    calls: [save, save],
    context: { fieldErrors: {} },
  },
  {
    title: 'ERR-13 OR-24 a save that fails at the server',
    events: [submitted, { answer: 'saveProfile', with: broken }],
    end: { form: { editing: 'pristine' } },
    emits: [errorToast('Update profile failed.')],
  },
  {
    title: 'ERR-32 without a network the save says what every call says, and can be tried again',
    events: [submitted, { answer: 'saveProfile', with: noNetwork }, submitted],
    end: { form: 'saving' },
    emits: [errorToast(messages.overloaded)],
  },
  {
    title: 'PROF-07 a new picture is uploaded at once, and everybody hears of it',
    events: [chosen, { answer: 'uploadPhoto', with: ok(pictured) }],
    end: { form: { editing: 'pristine' }, confirmation: 'ready', photo: 'settled' },
    calls: [{ id: 'uploadPhoto', input: { photo } }],
    emits: [{ type: 'user.refreshed', user: pictured }],
  },
  {
    title: 'PROF-08 the picture is removed, and everybody hears of it',
    events: [removed, { answer: 'deletePhoto', with: ok(settledUser) }],
    end: { photo: 'settled' },
    calls: [{ id: 'deletePhoto' }],
    emits: [{ type: 'user.refreshed', user: settledUser }],
  },
  {
    title: 'ERR-15 a picture that cannot be stored',
    events: [chosen, { answer: 'uploadPhoto', with: broken }],
    end: { photo: 'settled' },
    emits: [errorToast('Upload avatar failed.')],
  },
  {
    title: 'ERR-15 a picture that cannot be removed',
    events: [removed, { answer: 'deletePhoto', with: broken }],
    end: { photo: 'settled' },
    emits: [errorToast('Upload avatar failed.')],
  },
  {
    title: 'SRV-21 what is no picture is refused in the words of the server',
    events: [
      chosen,
      {
        answer: 'uploadPhoto',
        with: { kind: 'invalid', message: 'Invalid.', fields: { photo: ['This is no picture.'] } },
      },
    ],
    end: { photo: 'settled' },
    emits: [errorToast('This is no picture.')],
  },
  {
    title: 'PROF-07 what is no picture is refused before it is sent, and the next choice is heard',
    events: [{ type: 'photo.chosen', photo: new Blob(['a letter'], { type: 'text/plain' }) }, chosen],
    end: { photo: 'uploading' },
    calls: [{ id: 'uploadPhoto', input: { photo } }],
    emits: [errorToast(messages.photoUnreadable)],
  },
  {
    title: 'PROF-07 a picture of more than 5 MB is refused before it is sent',
    events: [{ type: 'photo.chosen', photo: new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]) }],
    end: { photo: 'settled' },
    calls: [],
    emits: [errorToast(messages.photoTooLarge)],
  },
  {
    title: 'PROF-07 picture and form are saved side by side',
    events: [chosen, submitted],
    end: { form: 'saving', confirmation: 'ready', photo: 'uploading' },
    calls: [{ id: 'uploadPhoto' }, save],
  },
  {
    title: 'PROF-08 form and removal go side by side',
    events: [submitted, removed, saved],
    end: { form: { editing: 'pristine' }, confirmation: 'ready', photo: 'removing' },
  },
  ...pictureEnds.map(
    (events, index): JourneyOf<typeof profileMachine> => ({
      title: `PROF-07 PROF-08 a form that is being saved takes no notice of the picture, way ${index + 1}`,
      events: [submitted, ...events],
      end: { form: 'saving', confirmation: 'ready', photo: 'settled' },
    }),
  ),
  {
    title: 'ERR-13 a picture that is being uploaded takes no notice of a form that fails',
    events: [chosen, submitted, { answer: 'saveProfile', with: broken }],
    end: { form: { editing: 'pristine' }, confirmation: 'ready', photo: 'uploading' },
  },
  {
    title: 'a picture that is being uploaded takes no notice of a defect in the form',
    events: [chosen, submitted, { defect: 'saveProfile' }],
    end: { form: { editing: 'pristine' }, confirmation: 'ready', photo: 'uploading' },
  },
  {
    title: 'PROF-07 one picture at a time',
    events: [chosen, chosen, removed],
    end: { photo: 'uploading' },
    calls: [{ id: 'uploadPhoto' }],
  },
  {
    title: 'PROF-06 one save at a time',
    events: [submitted, submitted],
    end: { form: 'saving' },
    calls: [save],
  },
  {
    title: 'a defect in saving leaves a usable form',
    events: [submitted, { defect: 'saveProfile' }],
    end: { form: { editing: 'pristine' } },
    emits: [errorToast(messages.unexpected)],
  },
  {
    title: 'a defect in uploading leaves the picture as it was',
    events: [chosen, { defect: 'uploadPhoto' }],
    end: { photo: 'settled' },
    emits: [errorToast(messages.unexpected)],
  },
  {
    title: 'a defect in removing leaves the picture as it was',
    events: [removed, { defect: 'deletePhoto' }],
    end: { photo: 'settled' },
    emits: [errorToast(messages.unexpected)],
  },
  {
    title: 'EXT-23 a mailed code stands for the current password: its token is sent with it, once',
    events: [
      { type: 'code.requested' },
      { answer: 'sendCode', with: ok({ otpToken: 'ot_1' }) },
      { type: 'profile.submitted', fields: { ...fields, code: '123 456' } },
      saved,
      { type: 'profile.submitted', fields: { ...fields, code: '123456' } },
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
    title: 'EXT-23 the current password is sent where it was entered',
    events: [{ type: 'profile.submitted', fields: { ...fields, currentPassword: 'turnip 42' } }],
    end: { form: 'saving', confirmation: 'ready', photo: 'settled' },
    calls: [{ id: 'saveProfile', input: { ...save.input, current_password: 'turnip 42' } }],
  },
  {
    title: 'EXT-23 a code that could not be mailed is reported, and can be asked for again',
    events: [
      { type: 'code.requested' },
      { answer: 'sendCode', with: { kind: 'unavailable', status: 503, message: 'Try again later.' } },
      { type: 'code.requested' },
      { defect: 'sendCode' },
      { type: 'code.requested' },
      { answer: 'sendCode', with: ok({ otpToken: 'ot_2' }) },
    ],
    end: { form: { editing: 'pristine' }, confirmation: 'ready', photo: 'settled' },
    calls: [{ id: 'sendCode' }, { id: 'sendCode' }, { id: 'sendCode' }],
    emits: [errorToast(messages.unexpected), errorToast(messages.unexpected)],
    context: { otpToken: 'ot_2' },
  },
];
