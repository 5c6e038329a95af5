/** Members with a subscription, bought in the sandbox. */
import type { APIRequestContext } from '@playwright/test';
import { expect, type Member, test as memberTest, readAs } from './member.ts';

export { expect };

/** Old enough to buy. */
export async function sayBirthDate(api: APIRequestContext, member: Member): Promise<void> {
  const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
  const saved = await api.put('/api/users/me', { headers, data: { date_of_birth: '1990-05-04' } });
  expect(saved.ok(), await saved.text()).toBe(true);
}

export async function subscribe(
  api: APIRequestContext,
  member: Member,
  duration: 'monthly' | 'yearly' = 'monthly',
): Promise<void> {
  const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
  await sayBirthDate(api, member);
  const data = { package_id: 'plus', package_duration: duration };
  const checkout = await api.post('/api/checkout', { headers, data });
  expect(checkout.ok(), await checkout.text()).toBe(true);
  const { url } = (await checkout.json()).data;
  // without the forwarded address of the test: the sandbox is for this machine only
  const paid = await fetch(new URL(url, checkout.url()), {
    method: 'POST',
    body: new URLSearchParams({ card: 'pays', news: 'once' }),
    redirect: 'manual',
  });
  expect(paid.status).toBe(303);
  // the sandbox notifies the server a moment after it has redirected the member
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
