import { Secret, TOTP } from 'otpauth';
import type { components } from '#contract/api.ts';
import type { TestApp, TestMember } from '#tests/server/app-under-test.ts';
import { softPasskey } from './soft-passkey.ts';

export type Refusal = components['schemas']['SignInRefusal'];

/** The code of an authenticator app, `steps` from now. */
export const appCode = (app: TestApp, secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.clock.now().getTime() + steps * 30_000,
  });

/** Six digits that are not a code around now. */
export function wrongCode(app: TestApp, secret: string): string {
  const shown = [-1, 0, 1].map((steps) => appCode(app, secret, steps));
  return ['000000', '000001', '000002', '000003'].find((code) => !shown.includes(code)) ?? '';
}

export async function confirm(app: TestApp, { token, password }: Pick<TestMember, 'token' | 'password'>) {
  const { data } = await app.ok('confirmIdentity', { token, body: { current_password: password } });
  return { confirmation_token: data.confirmation_token };
}

/** Adds an authenticator app. Resolves to its secret and the recovery codes, if the member had none. */
export async function addApp(app: TestApp, member: TestMember) {
  const { token } = member;
  const { data } = await app.ok('startAuthenticator', { token, body: await confirm(app, member) });
  const added = await app.ok('addAuthenticator', { token, body: { code: appCode(app, data.secret) } });
  // the code of this time step was used
  app.clock.advance(30_000);
  return { secret: data.secret, codes: added.data.recovery_codes ?? [] };
}

export async function addPasskey(app: TestApp, member: TestMember, passkey = softPasskey()) {
  const { token } = member;
  const { data } = await app.ok('startPasskey', { token, body: await confirm(app, member) });
  const credential = passkey.create({ challenge: data.challenge });
  const added = await app.ok('addPasskey', { token, body: { credential, name: 'My phone' } });
  return { passkey, codes: added.data.recovery_codes ?? [] };
}

export const signIn = (app: TestApp, { email, password }: Pick<TestMember, 'email' | 'password'>) =>
  app.call('issueToken', { body: { grant_type: 'password', client_id: 'app', username: email, password } });

/** The refusal of a correct password that demands the second step. */
export async function firstStep(app: TestApp, member: Pick<TestMember, 'email' | 'password'>) {
  const { status, body } = await signIn(app, member);
  const refusal = body as Refusal;
  if (status !== 403 || refusal.two_step_token === undefined || refusal.two_step === undefined)
    throw new Error(`The sign-in responded with ${status}: ${JSON.stringify(body)}`);
  return { token: refusal.two_step_token, ...refusal.two_step };
}

export interface SecondStep {
  readonly code?: string;
  readonly recovery_code?: string;
  readonly assertion?: string;
}
export const secondStep = (app: TestApp, token: string, proof: SecondStep, address?: string) =>
  app.call('issueToken', {
    body: { grant_type: 'two_step', client_id: 'app', two_step_token: token, ...proof },
    ...(address !== undefined && { address }),
  });
