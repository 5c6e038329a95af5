import { expect, newAccount } from './member.ts';
import { submitCredentials } from './screens.ts';
import { startServer } from './server-process.ts';
import { test } from './server-under-test.ts';

test('API-83 API-84 a server of another partner is used from its registration on, and every call names the partner', async ({
  browser,
}) => {
  const server = await startServer({}, { PARTNER_ID: 'north' });
  // with the service worker: what passes it names the partner, too
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' });
  const page = await context.newPage();
  const named = new Set<string | undefined>();
  const failed: string[] = [];
  // the page's requests and those of the worker
  context.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return;
    named.add(request.headers()['x-partner-id']);
    if (request.headers()['x-requested-with'] !== 'XMLHttpRequest') failed.push(request.url());
  });
  context.on('response', (response) => {
    if (response.status() === 403) failed.push(response.url());
  });
  const { email, password } = newAccount();
  await page.goto('/auth/register');
  await submitCredentials(page, email, password);
  await expect(page).not.toHaveURL(/\/auth\//);
  await page.goto('/account/profile');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  expect([[...named], failed]).toEqual([['north'], []]);
  await context.close();
  await server.stop();
});
