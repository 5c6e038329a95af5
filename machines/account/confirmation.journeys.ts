import { messages } from '#domain/message/messages.ts';
import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { confirmationMachine } from './confirmation.machine.ts';

const secret = 'turnip lantern 42';
const submitted = { type: 'confirmation.submitted', secret } as const;
const codeRequested = { type: 'code.requested' } as const;
const mailed = { resolves: 'sendCode', with: ok({ otpToken: 'ot_1' }) } as const;
const confirmed = { resolves: 'confirmIdentity', with: ok({ token: 'cf_1' }) } as const;
const reported = { type: 'identity.confirmed', token: 'cf_1' } as const;

export const confirmationJourneys: readonly JourneyOf<typeof confirmationMachine>[] = [
  {
    title: 'EXT-23 the current password confirms',
    events: [submitted, confirmed],
    end: 'confirmed',
    calls: [{ id: 'confirmIdentity', input: { secret, otpToken: null } }],
    emits: [reported],
  },
  {
    title: 'EXT-23 a mailed code confirms, for who has no password',
    events: [codeRequested, mailed, submitted, confirmed],
    end: 'confirmed',
    calls: [{ id: 'sendCode' }, { id: 'confirmIdentity', input: { secret, otpToken: 'ot_1' } }],
    emits: [reported],
  },
  {
    title: 'EXT-23 a wrong password is refused at its field, and a code can be asked for instead',
    events: [
      submitted,
      {
        resolves: 'confirmIdentity',
        with: {
          kind: 'invalid',
          message: 'No.',
          fields: { current_password: ['This isn’t your password.'] },
        },
      },
    ],
    end: { editing: 'rejected' },
    emits: [],
    context: { fieldErrors: { current_password: ['This isn’t your password.'] } },
  },
  {
    title: 'EXT-23 a code takes the refusal of the password away',
    events: [
      submitted,
      {
        resolves: 'confirmIdentity',
        with: {
          kind: 'invalid',
          message: 'No.',
          fields: { current_password: ['This isn’t your password.'] },
        },
      },
      codeRequested,
      mailed,
    ],
    end: { editing: 'pristine' },
    context: { fieldErrors: {}, otpToken: 'ot_1' },
  },
  {
    title: 'EXT-23 too many attempts show how long to wait',
    events: [submitted, { resolves: 'confirmIdentity', with: { kind: 'tooMany', retryAfterSeconds: 30 } }],
    end: { editing: 'pristine' },
    emits: [errorToast('Too many tries. Please wait 30 seconds.')],
  },
  {
    title: 'EXT-23 a code that could not be mailed is reported, and the one before stays',
    events: [
      codeRequested,
      mailed,
      codeRequested,
      { resolves: 'sendCode', with: { kind: 'tooMany', retryAfterSeconds: 30 } },
    ],
    end: { editing: 'pristine' },
    emits: [errorToast('Too many tries. Please wait 30 seconds.')],
    context: { otpToken: 'ot_1' },
  },
  {
    title: 'an exception leaves a usable form',
    events: [codeRequested, { rejects: 'sendCode' }, submitted, { rejects: 'confirmIdentity' }],
    end: { editing: 'pristine' },
    emits: [errorToast(messages.unexpected), errorToast(messages.unexpected)],
  },
];
