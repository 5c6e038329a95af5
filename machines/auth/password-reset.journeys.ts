import { messages } from '#domain/message/messages.ts';
import { errorToast, navigationTo, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { passwordResetMachine } from './password-reset.machine.ts';

const email = 'mary@example.com';
const password = 'turnip lantern 42';
const otpToken = 'ot_mailed';
const emailSubmitted = { type: 'email.submitted', email } as const;
const mailed = { resolves: 'requestCode', with: ok({ otpToken }) } as const;
const entered = { type: 'code.submitted', code: '123456' } as const;
const chosen = { type: 'password.submitted', password, passwordConfirmation: password } as const;
const changed = {
  resolves: 'resetPassword',
  with: ok({ message: 'Your password has been changed.' }),
} as const;
const wrongCode = {
  resolves: 'resetPassword',
  with: { kind: 'invalid', message: 'Invalid.', fields: { code: ['This code is not right.'] } },
} as const;
const badPassword = {
  resolves: 'resetPassword',
  with: { kind: 'invalid', message: 'Invalid.', fields: { password: ['Too short.'] } },
} as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;

const withToken = { otpToken, email };
const request = { id: 'requestCode', input: { email } } as const;
const resetting = {
  id: 'resetPassword',
  input: { otpToken, code: '123456', password, passwordConfirmation: password },
} as const;
const toReset = [
  successToast('The OTP code has been dispatched.'),
  navigationTo({ to: 'passwordReset', otpToken, email }),
] as const;

export const passwordResetJourneys: readonly JourneyOf<typeof passwordResetMachine>[] = [
  {
    title: 'AUTH-49 OK-04 a mailed code leads to the page where it is entered, token and email go along',
    events: [emailSubmitted, mailed],
    end: { enteringCode: 'pristine' },
    calls: [request],
    emits: toReset,
    context: { otpToken },
  },
  {
    title: 'AUTH-50 without a token it begins with the email',
    events: [],
    end: { askingForCode: 'pristine' },
  },
  {
    title: 'AUTH-49 AUTH-51 OR-37 with the token it begins with the code',
    input: withToken,
    events: [],
    end: { enteringCode: 'pristine' },
    calls: [],
  },
  {
    title: 'AUTH-51 after the code comes the new password, without a call',
    input: withToken,
    events: [entered],
    end: { choosingPassword: 'pristine' },
    calls: [],
  },
  {
    title: 'AUTH-52 AUTH-53 OK-28 token, code and new password are sent together, and the login follows',
    input: withToken,
    events: [entered, chosen, changed],
    end: 'reset',
    calls: [resetting],
    emits: [
      successToast('Your password has been changed.'),
      navigationTo({ to: 'login', email: null, justLoggedOut: false }),
    ],
    context: { code: '' },
  },
  {
    title: 'AUTH-49 AUTH-52 the flow from the email to the new password',
    events: [emailSubmitted, mailed, entered, chosen],
    end: 'resetting',
    calls: [request, resetting],
  },
  {
    title: 'AUTH-54 SRV-16 a refused code brings the code step back, with its message',
    input: withToken,
    events: [entered, chosen, wrongCode],
    end: { enteringCode: 'rejected' },
    emits: [],
    context: { fieldErrors: { code: ['This code is not right.'] }, code: '' },
  },
  {
    title: 'AUTH-54 a corrected code goes on, and the password is asked for again',
    input: withToken,
    events: [entered, chosen, wrongCode, { ...entered, code: '654321' }],
    end: { choosingPassword: 'pristine' },
    context: { fieldErrors: {}, code: '654321' },
  },
  {
    title: 'AUTH-54 a code that is refused together with the password comes first',
    input: withToken,
    events: [
      entered,
      chosen,
      {
        resolves: 'resetPassword',
        with: {
          kind: 'invalid',
          message: 'Invalid.',
          fields: { code: ['Wrong.'], password: ['Too short.'] },
        },
      },
    ],
    end: { enteringCode: 'rejected' },
  },
  {
    title: 'ERR-07 a refused password carries its message, the code stays',
    input: withToken,
    events: [entered, chosen, badPassword],
    end: { choosingPassword: 'rejected' },
    emits: [],
    context: { fieldErrors: { password: ['Too short.'] }, code: '123456' },
  },
  {
    title: 'ERR-07 a better password is tried with the same code',
    input: withToken,
    events: [entered, chosen, badPassword, chosen],
    end: 'resetting',
    calls: [resetting, resetting],
    context: { fieldErrors: {} },
  },
  {
    title: 'ERR-39 CONST-08 a code of five digits is refused without a call',
    input: withToken,
    events: [{ ...entered, code: '12345' }],
    end: { enteringCode: 'rejected' },
    calls: [],
    emits: [],
    context: { fieldErrors: { code: ['OTP is invalid.'] } },
  },
  {
    title: 'ERR-39 a completed code goes on',
    input: withToken,
    events: [{ ...entered, code: '12345' }, entered],
    end: { choosingPassword: 'pristine' },
    context: { fieldErrors: {} },
  },
  {
    title: 'ERR-06 a malformed email carries its message, and no toast repeats it',
    events: [
      emailSubmitted,
      {
        resolves: 'requestCode',
        with: { kind: 'invalid', message: 'Invalid.', fields: { email: ['This is no email address.'] } },
      },
    ],
    end: { askingForCode: 'rejected' },
    emits: [],
    context: { fieldErrors: { email: ['This is no email address.'] } },
  },
  {
    title: 'ERR-06 a corrected email is asked again',
    events: [
      emailSubmitted,
      { resolves: 'requestCode', with: { kind: 'invalid', message: 'Invalid.', fields: { email: ['No.'] } } },
      emailSubmitted,
    ],
    end: 'mailing',
    calls: [request, request],
    context: { fieldErrors: {} },
  },
  {
    title: 'ERR-10 a failing request shows a general error, and the form stays usable',
    events: [emailSubmitted, { resolves: 'requestCode', with: broken }, emailSubmitted],
    end: 'mailing',
    emits: [errorToast(messages.overloaded)],
  },
  {
    title: 'SRV-78 too many requests show how long to wait',
    events: [emailSubmitted, { resolves: 'requestCode', with: { kind: 'tooMany', retryAfterSeconds: 30 } }],
    end: { askingForCode: 'pristine' },
    emits: [errorToast('Too many tries. Please wait 30 seconds.')],
  },
  {
    title: 'ERR-10 a failing reset shows a general error, and can be retried',
    input: withToken,
    events: [entered, chosen, { resolves: 'resetPassword', with: broken }, chosen],
    end: 'resetting',
    calls: [resetting, resetting],
    emits: [errorToast(messages.overloaded)],
  },
  {
    title: 'ERR-10 a refusal without a field is shown as an error',
    input: withToken,
    events: [
      entered,
      chosen,
      {
        resolves: 'resetPassword',
        with: { kind: 'invalid', message: 'Check what you entered.', fields: {} },
      },
    ],
    end: { choosingPassword: 'pristine' },
    emits: [errorToast('Check what you entered.')],
  },
  {
    title: 'AUTH-51 from the password it goes back to the code',
    input: withToken,
    events: [entered, chosen, badPassword, { type: 'code.reopened' }],
    end: { enteringCode: 'pristine' },
    context: { fieldErrors: {}, code: '' },
  },
  {
    title: 'an exception in the request leaves a usable form',
    events: [emailSubmitted, { rejects: 'requestCode' }],
    end: { askingForCode: 'pristine' },
    emits: [errorToast(messages.unexpected)],
  },
  {
    title: 'an exception in the reset leaves a usable form',
    input: withToken,
    events: [entered, chosen, { rejects: 'resetPassword' }],
    end: { choosingPassword: 'pristine' },
    emits: [errorToast(messages.unexpected)],
  },
  {
    title: 'a second press while waiting changes nothing',
    input: withToken,
    events: [entered, chosen, chosen],
    end: 'resetting',
    calls: [resetting],
  },
];
