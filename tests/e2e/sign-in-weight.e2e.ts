import { weigh } from './page-weight.ts';
import { test } from './server-under-test.ts';

test.use({ viewport: { width: 390, height: 844 }, showsDishes: true, fetchesAhead: true });

test('the first visit of the sign-in page stays within its budget of bytes and requests', async ({
  page,
}) => {
  const expectWithin = weigh(page);
  await page.goto('/auth/login-or-create', { waitUntil: 'networkidle' });
  // without the two (0.7 KB) of the browser's own window
  await expectWithin({ bytes: 130_000, requests: 6 });
});
