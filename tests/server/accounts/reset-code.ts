import type { TestApp } from '#tests/server/app-under-test.ts';
import { codeFor, mailsTo } from './mail-inbox.ts';

export const newPassword = 'a quiet orange lamp';

export const signInWith = (app: TestApp, username: string, password: string) =>
  app.call('issueToken', { body: { grant_type: 'password', client_id: 'app', username, password } });

/** What `resetPassword` takes, with a code that was mailed to the address. */
export async function resetBody(app: TestApp, email: string, password = newPassword) {
  // a mail with a code goes out at most once a minute
  app.clock.advance(60_000);
  const { data } = await app.ok('requestPasswordReset', { body: { email } });
  return {
    otp_token: data.otp_token,
    code: await codeFor(app, email),
    password,
    password_confirmation: password,
  };
}

/** Resets the password by mail and signs in with it. */
export async function resetAndSignIn(app: TestApp, email: string, password = newPassword) {
  await app.ok('resetPassword', { body: await resetBody(app, email, password) });
  const { status, body } = await signInWith(app, email, password);
  if (status !== 200) throw new Error(`The sign-in responded with ${status}: ${JSON.stringify(body)}`);
  return (body as { access_token: string }).access_token;
}

/** The tokens of the links that take an account back, newest first. */
export async function restoreTokens(app: TestApp, email: string): Promise<readonly string[]> {
  const mails = await mailsTo(app, email);
  return mails.flatMap(({ text }) => /restore\?token=([\w-]+)/.exec(text)?.[1] ?? []);
}
