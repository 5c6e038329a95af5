/** Ways to sign in that several suites share. */
import type { Page } from '@playwright/test';
import { type Account, type Member, newAccount, storedSession } from '../member.ts';
import { submitCredentials } from '../screens.ts';

/** Stores the tokens of a session before a page of the app is opened. */
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

/** Submits a new email in the combined form. */
export async function registerAt(page: Page): Promise<void> {
  const { email, password } = newAccount();
  await page.goto('/auth/login-or-create');
  await submitCredentials(page, email, password);
}

/** Returns from another provider; the exchange of the code is mocked. */
export async function returnWithCode(page: Page, { tokens }: Member): Promise<void> {
  await page.route('**/api/auth/token', (route) => route.fulfill({ json: tokens }), { times: 1 });
  await page.goto('/auth/social?code=of-another-provider');
}

export const failedScreen = (page: Page) =>
  page.getByRole('heading', { name: 'Oops! Sorry, an unexpected error has occurred.' });
