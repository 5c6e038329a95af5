/** A real server for each worker, and a page that connects to it. */
import { createHash } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { recordToasts } from './messages.ts';
import { type RunningServer, startServer } from './server-process.ts';

export { expect };

/** Three parts of a network address, the same for the same test. */
function addressFrom(testId: string): string {
  const digest = createHash('sha256').update(testId).digest();
  return [...digest.subarray(0, 3)].join('.');
}

/**
 * Stand-ins are for this machine only, and a forwarded address is another one. In the browser, since a route intercepts
 * every request of the page and disables the browser's cache.
 */
async function visitSandbox(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      name.toLowerCase() === 'x-forwarded-for' ? [] : [{ name, value }],
    );
    // a page that was closed needs no response
    devtools.send('Fetch.continueRequest', { requestId, headers }).catch(() => {});
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/sandbox/*' }] });
}

interface OfWorker {
  readonly server: RunningServer;
  /** Settings of the operator, by name. A file with other settings gets its own server. */
  readonly serverSettings: Readonly<Record<string, string>>;
}

export const test = base.extend<
  {
    baseURL: string;
    showsReferralQuestion: boolean;
    visitsSandbox: boolean;
    showsDishes: boolean;
    fetchesAhead: boolean;
  },
  OfWorker
>({
  serverSettings: [{ stripe_connected: 'true' }, { option: true, scope: 'worker' }],
  server: [
    async ({ serverSettings }, use) => {
      const server = await startServer(serverSettings);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  // the referral question would cover the page
  showsReferralQuestion: [false, { option: true }],
  visitsSandbox: [false, { option: true }],
  // drawings of dishes take a tenth of what it takes to open a page
  showsDishes: [false, { option: true }],
  // else a device that saves data, for which nothing is fetched before it is needed
  fetchesAhead: [false, { option: true }],
  context: async ({ context, showsReferralQuestion, visitsSandbox, fetchesAhead }, use) => {
    await recordToasts(context);
    if (!fetchesAhead)
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    if (visitsSandbox) context.on('page', visitSandbox);
    if (!showsReferralQuestion)
      await context.addInitScript(() => sessionStorage.setItem('referral_dismissed', 'true'));
    await use(context);
  },
  page: async ({ page, showsDishes, serviceWorkers }, use) => {
    if (!showsDishes && serviceWorkers === 'block') {
      // in the browser, since a route costs more than it saves
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.setBlockedURLs', { urls: ['*/art/*'] });
    }
    await use(page);
  },
  baseURL: async ({ server }, use) => use(server.url),
  // each test has its own network address, so that no test uses up the rate limits of another
  extraHTTPHeaders: async ({ viewport: _ }, use, { testId }) =>
    use({ 'X-Forwarded-For': `10.${addressFrom(testId)}` }),
  // a service worker would bypass page routes, and the tests are about the app without it
  serviceWorkers: 'block',
});
