import { messages } from '#domain/message/messages.ts';
import { settledUser } from '#domain/session/arrival.fixture.ts';
import { errorToast, navigationTo } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { firstProfileMachine } from './first-profile.machine.ts';

const submitted = {
  type: 'profile.submitted',
  fields: {
    name: 'Mary Jones',
    born: { year: 1990, month: 5, day: 3 },
    weight: 150,
    height: { feet: 5, inches: 7 },
  },
  opened: {
    name: '',
    born: { year: null, month: null, day: null },
    weight: null,
    height: { feet: null, inches: null },
  },
} as const;
const mary = { ...settledUser, name: 'Mary Jones', weight: 150, height: 67, date_of_birth: '1990-05-03' };
const refused = {
  resolves: 'saveProfile',
  with: { kind: 'invalid', message: 'Invalid.', fields: { date_of_birth: ['Not in the future.'] } },
} as const;
const save = {
  id: 'saveProfile',
  input: { name: 'Mary Jones', date_of_birth: '1990-05-03', weight: 150, height: 67 },
} as const;

export const firstProfileJourneys: readonly JourneyOf<typeof firstProfileMachine>[] = [
  {
    title: 'ONB-02 ONB-03 saves the profile and opens the introduction to the quiz',
    events: [submitted, { resolves: 'saveProfile', with: ok(mary) }],
    end: 'saved',
    calls: [save],
    emits: [{ type: 'user.refreshed', user: mary }, navigationTo({ to: 'healthIntroduction' })],
  },
  {
    title: 'ERR-09 shows the message of a rejected field and no toast',
    events: [submitted, refused],
    end: { editing: 'rejected' },
    emits: [],
    context: { fieldErrors: { date_of_birth: ['Not in the future.'] } },
  },
  {
    title: 'ERR-09 saves a corrected profile and clears the field errors',
    events: [submitted, refused, submitted],
    end: 'saving',
    calls: [save, save],
    context: { fieldErrors: {} },
  },
  {
    title: 'ERR-14 OR-24 shows an error when the server fails to save',
    events: [
      submitted,
      { resolves: 'saveProfile', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: { editing: 'pristine' },
    emits: [errorToast('Profile update failed. Please try again')],
  },
  {
    title: 'ERR-32 shows the offline message without a network and allows a retry',
    events: [
      submitted,
      { resolves: 'saveProfile', with: { kind: 'unavailable', status: null, message: null } },
      submitted,
    ],
    end: 'saving',
    emits: [errorToast(messages.overloaded)],
  },
  {
    title: 'ignores a second press while saving',
    events: [submitted, submitted],
    end: 'saving',
    calls: [save],
  },
  {
    title: 'an exception keeps the form usable',
    events: [submitted, { rejects: 'saveProfile' }],
    end: { editing: 'pristine' },
    emits: [errorToast(messages.firstProfileFailed)],
  },
];
