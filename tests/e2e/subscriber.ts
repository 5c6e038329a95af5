/** Members with a subscription, bought at the sandbox. */
import type { APIRequestContext } from '@playwright/test';
import { expect, type Member, test as memberTest, readAs } from './member.ts';

export { expect };

export async function subscribe(
  api: APIRequestContext,
  member: Member,
  duration: 'monthly' | 'yearly' = 'monthly',
): Promise<void> {
  const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
  const data = { package_id: 'plus', package_duration: duration };
  const checkout = await api.post('/api/checkout', { headers, data });
  expect(checkout.ok(), await checkout.text()).toBe(true);
  const { url } = (await checkout.json()).data;
  // without the forwarded address of the test: the sandbox is for this machine alone
  const paid = await fetch(new URL(url, checkout.url()), {
    method: 'POST',
    body: new URLSearchParams({ card: 'pays', news: 'once' }),
    redirect: 'manual',
  });
  expect(paid.status).toBe(303);
  // the sandbox tells the server a moment after it has sent the member back
  const subscription = async () =>
    (await readAs<{ data: { activated_subscription: unknown } }>(api, member, '/users/me')).data
      .activated_subscription;
  await expect.poll(subscription).not.toBeNull();
}

/** A test whose browser belongs to a signed-in member with a subscription. */
export const test = memberTest.extend<{ member: Member }>({
  member: async ({ playwright, baseURL, extraHTTPHeaders, member }, use) => {
    const api = await playwright.request.newContext({
      baseURL,
      ...(extraHTTPHeaders && { extraHTTPHeaders }),
    });
    await subscribe(api, member);
    await use(member);
    await api.dispose();
  },
});
