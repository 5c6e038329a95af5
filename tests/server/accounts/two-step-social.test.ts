import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Failure, TestApp } from '#tests/server/app-under-test.ts';
import { type GoogleApp, startGoogleApp } from './google-app.ts';
import { codeFor, mailsTo } from './mail-inbox.ts';
import { exchange, publicUrl, signIn, tokenOf } from './social-browser.ts';
import { softPasskey } from './soft-passkey.ts';
import { type Refusal, secondStep } from './two-step-member.ts';

let at: GoogleApp;
let app: TestApp;
beforeAll(async () => {
  at = await startGoogleApp();
  app = at.app;
});
afterAll(() => at.close());
beforeEach(() => at.calm());

const ceremony = { origin: publicUrl, rpId: new URL(publicUrl).hostname };

/** A member with a passkey and no password. */
async function googleMember() {
  const { email = '' } = at.newVisitor();
  const token = await tokenOf(app, (await signIn(at.newBrowser())).code);
  const passkey = softPasskey();
  const { data: sent } = await app.ok('sendConfirmationCode', { token });
  const confirmed = await app.ok('confirmIdentity', {
    token,
    body: { otp_token: sent.otp_token, code: await codeFor(app, email) },
  });
  const body = { confirmation_token: confirmed.data.confirmation_token };
  const { data } = await app.ok('startPasskey', { token, body });
  const credential = passkey.create({ challenge: data.challenge, ...ceremony });
  await app.ok('addPasskey', { token, body: { credential, name: 'My phone' } });
  expect((await app.ok('getSecurity', { token })).data.has_password).toBe(false);
  return { email, passkey };
}

async function firstStep() {
  const { code } = await signIn(at.newBrowser());
  const { status, body } = await exchange(app, code);
  const { two_step_token: token = '', two_step: step } = body as Refusal;
  expect([status, step?.methods]).toEqual([403, ['passkey', 'recovery_code']]);
  return { code, token, challenge: step?.passkey?.challenge ?? '' };
}

test('EXT-23 a sign-in with Google needs the second step, too', async () => {
  const { passkey } = await googleMember();
  const { token, challenge } = await firstStep();
  const opened = await secondStep(app, token, { assertion: passkey.get({ challenge, ...ceremony }) });
  expect(opened.status).toBe(200);
});

test('EXT-23 a code of Google that is used twice ends the sign-in pending its second step', async () => {
  const { passkey } = await googleMember();
  const { code, token, challenge } = await firstStep();
  expect((await exchange(app, code)).status).toBe(400);
  const late = await secondStep(app, token, { assertion: passkey.get({ challenge, ...ceremony }) });
  expect(late.status).toBe(400);
});

test('EXT-23 and the session that has passed it', async () => {
  const { passkey } = await googleMember();
  const { code, token, challenge } = await firstStep();
  const opened = await secondStep(app, token, { assertion: passkey.get({ challenge, ...ceremony }) });
  const { access_token: access } = opened.body as { access_token: string };
  expect((await exchange(app, code)).status).toBe(400);
  await app.fails('getCurrentUser', 401, { token: access });
});

test('EXT-23 a new password by a mailed code does not skip the second step', async () => {
  const { email } = await googleMember();
  const { data } = await app.ok('requestPasswordReset', { body: { email } });
  const password = 'a quiet orange lamp';
  const body = { otp_token: data.otp_token, password, password_confirmation: password };
  await app.ok('resetPassword', { body: { ...body, code: await codeFor(app, email) } });
  const grant = { grant_type: 'password', client_id: 'app', username: email, password };
  const { body: refusal } = await app.call('issueToken', { body: grant });
  expect(refusal).toHaveProperty('two_step_token');
  expect((await mailsTo(app, email)).some(({ subject }) => subject.startsWith('A passkey was added'))).toBe(
    true,
  );
});

test('EXT-23 OR-25 a member of Google without a password changes address and password by mailed codes, and by nothing else', async () => {
  const { email = '' } = at.newVisitor();
  const token = await tokenOf(app, (await signIn(at.newBrowser())).code);
  const password = 'a quiet orange lamp';
  const change = (body: object) => app.call('updateCurrentUser', { token, body });
  for (const extra of [{}, { current_password: '' }, { current_password: password }])
    for (const changes of [{ password }, { email: `new-${email}` }]) {
      const { status, body } = await change({ ...changes, ...extra });
      expect([status, Object.keys((body as Failure).errors ?? {})]).toEqual([422, ['current_password']]);
    }
  const confirmed = async (address: string) => {
    const { data } = await app.ok('sendConfirmationCode', { token });
    return { otp_token: data.otp_token, code: await codeFor(app, address) };
  };
  expect((await change({ email: `new-${email}`, ...(await confirmed(email)) })).status).toBe(200);
  const mails = await mailsTo(app, email);
  expect(mails.some(({ text }) => /restore\?token=/.test(text))).toBe(true);
  app.clock.advance(60_000);
  expect((await change({ password, ...(await confirmed(`new-${email}`)) })).status).toBe(200);
  const grant = { grant_type: 'password', client_id: 'app', username: `new-${email}`, password };
  await app.ok('issueToken', { body: grant });
});
