import { expect, test } from './server-under-test.ts';

/** 130 KB and 9 requests, less the two (0.7 KB) that a browser makes for its own window: the icon and the manifest. */
const budget = { bytes: 129_600, requests: 7 };

test.use({ viewport: { width: 390, height: 844 } });

test('the first visit of the sign-in page stays within its budget of bytes and requests', async ({
  page,
}) => {
  const loaded: Promise<{ url: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    if (/^https?:/.test(request.url()))
      loaded.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
          url: request.url(),
          bytes: responseBodySize + responseHeadersSize,
        })),
      );
  });
  await page.goto('/auth/login-or-create', { waitUntil: 'networkidle' });
  // a headed browser fetches the icon of its tab, visible to the test
  const ownWindow = await page
    .locator('link[rel~="icon"], link[rel="manifest"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const fetched = (await Promise.all(loaded)).filter(({ url }) => !ownWindow.includes(url));
  const list = fetched.map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`).join('\n');
  const total = fetched.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(fetched.length, list).toBeLessThanOrEqual(budget.requests);
  expect(total, list).toBeLessThanOrEqual(budget.bytes);
});
