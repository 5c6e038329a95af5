/** Signed-in members, for tests about something else. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { components } from '#contract/api.ts';
import { consentIds, consentTexts } from '#domain/consent/consents.ts';
import { expect, test as guestTest } from './server-under-test.ts';

export { expect };

type Tokens = components['schemas']['TokenAnswer'];
export type RecipeDetail = components['schemas']['RecipeDetail'];

export interface Account {
  readonly email: string;
  readonly password: string;
}

export interface Member extends Account {
  readonly tokens: Tokens;
}

/** An unused email, with a password that is not a common one. */
export const newAccount = (): Account => ({
  email: `member-${randomUUID()}@example.com`,
  password: 'turnip lantern 42',
});

/** Creates the account through the API. */
export async function register(api: APIRequestContext, account: Account): Promise<void> {
  const { email, password } = account;
  const data = { name: '__', email, password, password_confirmation: password };
  expect((await api.post('/api/auth/register', { data })).ok()).toBe(true);
}

export async function signIn(api: APIRequestContext, account: Account): Promise<Member> {
  const data = {
    grant_type: 'password',
    client_id: 'app',
    client_secret: 'app',
    username: account.email,
    password: account.password,
  };
  const response = await api.post('/api/auth/token', { data });
  expect(response.ok()).toBe(true);
  return { ...account, tokens: await response.json() };
}

/** Gives all consents; `headers` authenticate the member. */
export async function agreeToAll(
  api: APIRequestContext,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  for (const id of consentIds) {
    const data = { version: consentTexts[id].version };
    expect((await api.put(`/api/users/me/consents/${id}`, { headers, data })).ok()).toBe(true);
  }
}

/** Creates a member who has completed the first steps, so that a sign-in leads to the dashboard. */
export async function registerSettled(api: APIRequestContext, account: Account): Promise<Member> {
  await register(api, account);
  const member = await signIn(api, account);
  const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
  const data = { first_membership: false, first_login: false };
  expect((await api.post('/api/users/me/metas', { headers, data })).ok()).toBe(true);
  await agreeToAll(api, headers);
  return member;
}

/** Local storage entries of a session. */
export const storedSession = ({ access_token, refresh_token, expires_in }: Tokens) => ({
  access_token,
  refresh_token,
  token_expires_in: String(expires_in),
});

/** A test in whose browser a new member is signed in. */
export const test = guestTest.extend<{ member: Member }>({
  member: async ({ playwright, baseURL, extraHTTPHeaders }, use) => {
    const api = await playwright.request.newContext({
      baseURL,
      ...(extraHTTPHeaders && { extraHTTPHeaders }),
    });
    await use(await registerSettled(api, newAccount()));
    await api.dispose();
  },
  // `storageState` opens an extra page, which takes as long as a short test
  context: async ({ context, member, baseURL }, use) => {
    const first = { origin: baseURL, stored: Object.entries(storedSession(member.tokens)) };
    await context.addInitScript(({ origin, stored }) => {
      if (location.origin !== origin || document.cookie.includes('signed_in=once')) return;
      // biome-ignore lint/suspicious/noDocumentCookie: the other way to write one is not done before the app reads
      document.cookie = 'signed_in=once; path=/';
      for (const [name, value] of stored) localStorage.setItem(name, value);
    }, first);
    await use(context);
  },
});

/** Reads from the API as the member. */
export async function readAs<Value>(api: APIRequestContext, member: Member, path: string): Promise<Value> {
  const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
  const response = await api.get(`/api${path}`, { headers });
  expect(response.ok(), path).toBe(true);
  return response.json();
}
