import { expect, test } from './server-under-test.ts';

/** 130 KB and 9 requests, less the two requests (0.7 KB) that the browser makes out of the test's sight. */
const budget = { bytes: 129_300, requests: 7 };

test.use({ viewport: { width: 390, height: 844 } });

test('the way in is light: what the first visit of the sign-in page fetches, headers counted', async ({
  page,
}) => {
  const asked: Promise<{ url: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    if (/^https?:/.test(request.url()))
      asked.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
          url: request.url(),
          bytes: responseBodySize + responseHeadersSize,
        })),
      );
  });
  await page.goto('/auth/login-or-create', { waitUntil: 'networkidle' });
  const fetched = await Promise.all(asked);
  const list = fetched.map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`).join('\n');
  const total = fetched.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(fetched.length, list).toBeLessThanOrEqual(budget.requests);
  expect(total, list).toBeLessThanOrEqual(budget.bytes);
});
