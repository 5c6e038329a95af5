/** A real server for each worker, and a page that talks to it. */
import { createHash } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { recordToasts } from './messages.ts';
import { type RunningServer, startServer } from './server-process.ts';

export { expect };

/** Three numbers of an address, the same for the same test. */
function addressFrom(testId: string): string {
  const digest = createHash('sha256').update(testId).digest();
  return [...digest.subarray(0, 3)].join('.');
}

interface OfWorker {
  readonly server: RunningServer;
  /** Of the operator, by name. A file that needs other settings gets a server of its own. */
  readonly serverSettings: Readonly<Record<string, string>>;
}

export const test = base.extend<
  { baseURL: string; isAskedForReferrer: boolean; visitsSandbox: boolean },
  OfWorker
>({
  serverSettings: [{ stripe_connected: 'true' }, { option: true, scope: 'worker' }],
  server: [
    async ({ serverSettings }, use) => {
      const server = await startServer(serverSettings);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // the question who brought the member would stand before whatever a test is about
  isAskedForReferrer: [false, { option: true }],
  // a route costs each request of the page two more messages, and the browser's cache
  visitsSandbox: [false, { option: true }],
  context: async ({ context, isAskedForReferrer, visitsSandbox }, use) => {
    await recordToasts(context);
    // stand-ins are for this machine alone, and a forwarded address is another one's
    if (visitsSandbox)
      await context.route(/\/sandbox\//, (route) => {
        const { 'x-forwarded-for': _, ...headers } = route.request().headers();
        return route.continue({ headers });
      });
    if (!isAskedForReferrer)
      await context.addInitScript(() => sessionStorage.setItem('referral_dismissed', 'true'));
    await use(context);
  },
  baseURL: async ({ server }, use) => use(server.url),
  // each test comes from an address of its own, so that no test uses up the tries of another
  extraHTTPHeaders: async ({ viewport: _ }, use, { testId }) =>
    use({ 'X-Forwarded-For': `10.${addressFrom(testId)}` }),
  // it would keep pages from being routed, and the tests are about the app without it
  serviceWorkers: 'block',
});
