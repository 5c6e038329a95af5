/** Two-step sign-in for browser tests. */
import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { type Account, expect, type Member, signIn } from './member.ts';

/** The code of an authenticator app, `steps` of 30 seconds from now: the server accepts the next one, too. */
export const appCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Adds an authenticator app through the API. Resolves to its secret and the recovery codes. */
export async function turnOnTwoStep(
  api: APIRequestContext,
  account: Account,
  signedIn: Pick<Member, 'tokens'> | null = null,
): Promise<{ readonly secret: string; readonly codes: readonly string[] }> {
  const { tokens } = signedIn ?? (await signIn(api, account));
  const headers = { Authorization: `Bearer ${tokens.access_token}` };
  const send = async (method: 'post' | 'put', path: string, data: object) => {
    const response = await api[method](`/api/users/me/${path}`, { headers, data });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return (await response.json()).data;
  };
  const confirmed = await send('post', 'confirmations', { current_password: account.password });
  const token = { confirmation_token: confirmed.confirmation_token };
  const { secret } = await send('post', 'two-step/authenticator', token);
  const { recovery_codes: codes } = await send('put', 'two-step/authenticator', {
    code: appCode(secret),
  });
  return { secret, codes };
}

/** Adds a virtual authenticator with user verification to the page's browser, like a phone's. */
export async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the next user verification succeeds. */
    recognize: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    count: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
