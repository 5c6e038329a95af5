import { messages } from '#domain/message/messages.ts';
import { errorToast, navigationTo, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { emailVerificationMachine } from './email-verification.machine.ts';

const storedToken = { resolves: 'readOtpToken', with: 'ot_held' } as const;
const noneHeld = { resolves: 'readOtpToken', with: null } as const;
const sent = { resolves: 'sendCode', with: ok({ otpToken: 'ot_new' }) } as const;
const tooEarly = { resolves: 'sendCode', with: { kind: 'tooMany', retryAfterSeconds: 42 } } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;
const submitted = { type: 'code.submitted', code: '123456' } as const;
const resent = { type: 'code.resent' } as const;
const wrong = {
  resolves: 'verifyEmail',
  with: { kind: 'invalid', message: 'Check the code.', fields: { code: ['This code is not right.'] } },
} as const;
const verified = { resolves: 'verifyEmail', with: ok(null) } as const;

const dispatched = successToast('The OTP code has been dispatched.');
const attempt = (otpToken: string) => ({ id: 'verifyEmail', input: { otpToken, code: '123456' } }) as const;

export const emailVerificationJourneys: readonly JourneyOf<typeof emailVerificationMachine>[] = [
  {
    title: 'OR-98 OK-04 without a code that was mailed one is asked for on opening',
    events: [noneHeld, sent],
    end: { entering: 'free' },
    calls: [{ id: 'readOtpToken' }, { id: 'sendCode' }],
    emits: [dispatched],
    context: { otpToken: 'ot_new' },
  },
  {
    title: 'OR-98 with a code that was mailed none is asked for',
    events: [storedToken],
    end: { entering: 'free' },
    calls: [{ id: 'readOtpToken' }],
    emits: [],
    context: { otpToken: 'ot_held' },
  },
  {
    title: 'AUTH-56 OK-05 OR-98 the right code verifies the email, and the sign-in continues',
    events: [storedToken, submitted, verified],
    end: 'verified',
    calls: [{ id: 'readOtpToken' }, attempt('ot_held')],
    emits: [
      successToast('Your email has been verified successfully.'),
      { type: 'arrival.resumed' },
      navigationTo({ to: 'onward' }),
    ],
  },
  {
    title: 'AUTH-56 OR-98 a member who came from another page is led back to it',
    input: { returnTo: '/account/profile' },
    events: [storedToken, submitted, verified],
    end: 'verified',
    emits: [
      successToast('Your email has been verified successfully.'),
      { type: 'arrival.resumed' },
      navigationTo({ to: 'back', address: '/account/profile' }),
    ],
  },
  {
    title: 'AUTH-57 OK-04 a resent code brings a new token, which the next Confirm carries',
    events: [storedToken, resent, sent, submitted],
    end: 'confirming',
    calls: [{ id: 'readOtpToken' }, { id: 'sendCode' }, attempt('ot_new')],
    emits: [dispatched],
  },
  {
    title: 'ERR-08 a wrong code carries its message, and no toast repeats it',
    events: [storedToken, submitted, wrong],
    end: { entering: 'free' },
    emits: [],
    context: { fieldErrors: { code: ['This code is not right.'] } },
  },
  {
    title: 'ERR-08 the message goes with the next try',
    events: [storedToken, submitted, wrong, submitted],
    end: 'confirming',
    calls: [{ id: 'readOtpToken' }, attempt('ot_held'), attempt('ot_held')],
    context: { fieldErrors: {} },
  },
  {
    title: 'ERR-08 AUTH-57 the message goes with the next code',
    events: [storedToken, submitted, wrong, resent, sent],
    end: { entering: 'free' },
    context: { fieldErrors: {}, otpToken: 'ot_new' },
  },
  {
    title:
      'AUTH-57 a code that is requested too early shows the seconds to wait at the field, without a toast',
    events: [storedToken, resent, tooEarly],
    end: { entering: 'waiting' },
    emits: [],
    context: { wait: 42, otpToken: 'ot_held' },
  },
  {
    title: 'AUTH-57 the seconds count down',
    events: [storedToken, resent, tooEarly, { wait: 1000 }, { wait: 1000 }],
    end: { entering: 'waiting' },
    context: { wait: 40 },
  },
  {
    title: 'AUTH-57 meanwhile none is asked for, but one can be entered',
    events: [storedToken, resent, tooEarly, resent, submitted],
    end: 'confirming',
    calls: [{ id: 'readOtpToken' }, { id: 'sendCode' }, attempt('ot_held')],
  },
  {
    title: 'AUTH-57 when the time is over another code can be asked for',
    events: [
      storedToken,
      resent,
      { resolves: 'sendCode', with: { kind: 'tooMany', retryAfterSeconds: 2 } },
      { wait: 1000 },
      { wait: 1000 },
      resent,
    ],
    end: 'sending',
    calls: [{ id: 'readOtpToken' }, { id: 'sendCode' }, { id: 'sendCode' }],
    context: { wait: 0 },
  },
  {
    title: 'OR-98 a code entered while none is known to be mailed is not sent',
    events: [noneHeld, tooEarly, submitted],
    end: { entering: 'waiting' },
    calls: [{ id: 'readOtpToken' }, { id: 'sendCode' }],
    emits: [],
    context: { fieldErrors: { code: [messages.codeNotAsked] } },
  },
  {
    title: 'ERR-10 a code that cannot be mailed shows an error, and can be requested again',
    events: [noneHeld, { resolves: 'sendCode', with: broken }, resent],
    end: 'sending',
    calls: [{ id: 'readOtpToken' }, { id: 'sendCode' }, { id: 'sendCode' }],
    emits: [errorToast(messages.overloaded)],
  },
  {
    title: 'ERR-10 a failing confirmation shows a general error, and can be retried',
    events: [storedToken, submitted, { resolves: 'verifyEmail', with: broken }, submitted],
    end: 'confirming',
    emits: [errorToast(messages.overloaded)],
  },
  {
    title: 'SRV-78 too many attempts show how long to wait',
    events: [
      storedToken,
      submitted,
      { resolves: 'verifyEmail', with: { kind: 'tooMany', retryAfterSeconds: 30 } },
    ],
    end: { entering: 'free' },
    emits: [errorToast('Too many tries. Please wait 30 seconds.')],
  },
  {
    title: 'a second press while the server compares changes nothing',
    events: [storedToken, submitted, submitted, resent],
    end: 'confirming',
    calls: [{ id: 'readOtpToken' }, attempt('ot_held')],
  },
  {
    title: 'OR-98 a device that cannot be read is asked for nothing, and a code is mailed',
    events: [{ rejects: 'readOtpToken' }],
    end: 'sending',
  },
  {
    title: 'an exception in mailing leaves a usable page',
    events: [noneHeld, { rejects: 'sendCode' }],
    end: { entering: 'free' },
    emits: [errorToast(messages.unexpected)],
  },
  {
    title: 'an exception in confirming leaves a usable page',
    events: [storedToken, submitted, { rejects: 'verifyEmail' }],
    end: { entering: 'free' },
    emits: [errorToast(messages.unexpected)],
  },
];
