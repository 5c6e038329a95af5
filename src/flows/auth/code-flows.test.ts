import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { mockFetch } from '#src/flows/mock-fetch.fixture.ts';
import { emailVerificationFlow } from './email-verification-flow.ts';
import { passwordResetFlow } from './password-reset-flow.ts';
import { readStoredCode, storeCode } from './verification-code-store.ts';

const password = 'turnip lantern 42';
const email = 'maya@example.com';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a forgotten password', () => {
  async function throughTheCode() {
    const reset = createActor(passwordResetFlow, { input: { otpToken: 'ot_1', email } }).start();
    reset.send({ type: 'code.submitted', code: '123456' });
    reset.send({ type: 'password.submitted', password, passwordConfirmation: `${password}!` });
    return waitFor(reset, (snapshot) => !snapshot.hasTag('busy'));
  }

  test('AUTH-49 API-11 a code is requested for the email, and its token is passed on', async () => {
    const requests = mockFetch({
      'POST /auth/forgot-password': () => [200, { data: { otp_token: 'ot_2' } }],
    });
    const reset = createActor(passwordResetFlow, { input: { otpToken: null, email: '' } });
    const emitted = vi.fn();
    reset.on('navigation.requested', emitted);
    reset.start().send({ type: 'email.submitted', email });
    await waitFor(reset, (snapshot) => snapshot.matches('enteringCode'));
    expect(requests).toMatchObject([{ body: { email } }]);
    expect(emitted.mock.calls[0]?.[0].place).toEqual({ to: 'passwordReset', otpToken: 'ot_2', email });
  });

  test('AUTH-52 API-12 the reset sends token, code, new password and confirmation', async () => {
    const requests = mockFetch({ 'POST /auth/reset-password': () => [200, { message: 'Changed.' }] });
    expect((await throughTheCode()).value).toBe('reset');
    expect(requests.map(({ body }) => body)).toEqual([
      { otp_token: 'ot_1', code: '123456', password, password_confirmation: `${password}!` },
    ]);
  });

  test.each(['code', 'otp_token', 'token', 'otp'])(
    'AUTH-54 OR-37 what is wrong with %s brings the code step back',
    async (field) => {
      mockFetch({
        'POST /auth/reset-password': () => [422, { message: 'Invalid.', errors: { [field]: ['Over.'] } }],
      });
      const back = await throughTheCode();
      expect(back.value).toEqual({ enteringCode: 'rejected' });
      expect(back.context.fieldErrors).toEqual({ code: ['Over.'] });
    },
  );

  test('ERR-07 errors about the password are shown at the password', async () => {
    const errors = { password_confirmation: ['Enter the same password again.'] };
    mockFetch({ 'POST /auth/reset-password': () => [422, { message: 'Invalid.', errors }] });
    const back = await throughTheCode();
    expect(back.value).toEqual({ choosingPassword: 'rejected' });
    expect(back.context.fieldErrors).toEqual(errors);
  });
});

describe('verifying an email', () => {
  const sends = (token: string) => ({
    'POST /auth/email/verification-notification': () => [200, { data: { otp_token: token } }] as const,
  });
  const verifies = { 'POST /auth/email/verification': () => [200, { message: 'Verified.' }] as const };
  const mailboxOf = (userId: string, email = 'maya@example.com') => ({ userId, email });
  const opened = async (userId: string, email?: string) => {
    const actor = createActor(emailVerificationFlow(mailboxOf(userId, email)), {
      input: { returnTo: null },
    }).start();
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    return actor;
  };

  test('OR-98 a code is mailed once: a reload finds its token, for this member only', async () => {
    const requests = mockFetch(sends('ot_1'));
    (await opened('7')).stop();
    expect((await opened('7')).getSnapshot().context.otpToken).toBe('ot_1');
    expect(requests).toHaveLength(1);
    await opened('8');
    expect(requests).toHaveLength(2);
  });

  test('OR-98 a code that was mailed to the former address is none for a new one', async () => {
    storeCode(mailboxOf('7'), 'ot_old');
    const requests = mockFetch(sends('ot_new'));
    const actor = await opened('7', 'new@example.com');
    expect(requests).toHaveLength(1);
    expect(actor.getSnapshot().context.otpToken).toBe('ot_new');
  });

  test('OR-98 a token expires with its code', () => {
    vi.useFakeTimers();
    storeCode(mailboxOf('7'), 'ot_1');
    vi.advanceTimersByTime(10 * 60_000 - 1);
    expect(readStoredCode(mailboxOf('7'))).toBe('ot_1');
    vi.advanceTimersByTime(1);
    expect(readStoredCode(mailboxOf('7'))).toBeNull();
  });

  test('AUTH-56 AUTH-57 API-14 API-15 after a resend Confirm sends the new token, which is cleared on success', async () => {
    storeCode(mailboxOf('7'), 'ot_old');
    const requests = mockFetch({ ...sends('ot_new'), ...verifies });
    const actor = await opened('7');
    actor.send({ type: 'code.resent' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    actor.send({ type: 'code.submitted', code: '123456' });
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(requests.map(({ call, body }) => [call, body])).toEqual([
      ['POST /auth/email/verification-notification', null],
      ['POST /auth/email/verification', { otp_token: 'ot_new', code: '123456' }],
    ]);
    expect(readStoredCode(mailboxOf('7'))).toBeNull();
  });

  test('ERR-08 a refused token is reported at the code', async () => {
    storeCode(mailboxOf('7'), 'ot_old');
    const errors = { otp_token: ['Ask for a new code.'] };
    mockFetch({ 'POST /auth/email/verification': () => [422, { message: 'Invalid.', errors }] });
    const actor = await opened('7');
    actor.send({ type: 'code.submitted', code: '123456' });
    await waitFor(actor, (snapshot) => snapshot.matches('entering'));
    expect(actor.getSnapshot().context.fieldErrors).toEqual({ code: ['Ask for a new code.'] });
  });
});
