/** Ways into the app that several suites share. */
import type { Page } from '@playwright/test';
import { type Account, type Member, newAccount, storedSession } from '../member.ts';
import { submitCredentials } from '../screens.ts';

/** Tokens of a session are on the device before a page of the app is opened. */
export async function storeSession(page: Page, { tokens }: Member): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate((session) => {
    for (const [name, value] of Object.entries(session)) localStorage.setItem(name, value);
  }, storedSession(tokens));
}

export const readToken = (page: Page) => page.evaluate(() => localStorage.getItem('access_token'));

export async function signInAt(page: Page, { email, password }: Account): Promise<void> {
  if (new URL(page.url()).pathname !== '/auth/login') await page.goto('/auth/login');
  await submitCredentials(page, email, password);
}

/** An e-mail that is new, at the form for everybody. */
export async function registerAt(page: Page): Promise<void> {
  const { email, password } = newAccount();
  await page.goto('/auth/login-or-create');
  await submitCredentials(page, email, password);
}

/** Back from another provider; the code is traded for a session of the member. */
export async function returnWithCode(page: Page, { tokens }: Member): Promise<void> {
  await page.route('**/api/auth/token', (route) => route.fulfill({ json: tokens }), { times: 1 });
  await page.goto('/auth/social?code=of-another-provider');
}

export const failedScreen = (page: Page) =>
  page.getByRole('heading', { name: 'Oops! Sorry, an unexpected error has occurred.' });
