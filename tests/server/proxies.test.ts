import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './app-under-test.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXIES: '198.51.100.0/24' } });
});
afterAll(() => app.close());

/** How many of 12 checks in a row are served, each claiming to be made for another address. */
async function servedFrom(address: string): Promise<number> {
  let served = 0;
  for (let nth = 0; nth < 12; nth += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${nth}` };
    const response = await app.call('checkEmail', { body: { email: 'a@example.com' }, address, headers });
    if (response.status === 200) served += 1;
  }
  return served;
}

test('SRV-78 a client cannot bypass the limit with a forged X-Forwarded-For', async () => {
  expect(await servedFrom('192.0.2.50')).toBe(10);
});

test.each(['127.0.0.1', '::1', '198.51.100.7'])(
  'X-Forwarded-For of the proxy at %s is trusted',
  async (proxy) => {
    app.clock.advance(60_000);
    expect(await servedFrom(proxy)).toBe(12);
  },
);
