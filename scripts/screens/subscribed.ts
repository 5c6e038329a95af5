/** A membership bought at the sandbox. */
import { expect, type SignedInPage } from './screenshot-session.ts';

export async function subscribed(
  { page, headers }: SignedInPage,
  plan: 'plus' | 'consult' = 'plus',
  duration: 'monthly' | 'yearly' = 'yearly',
): Promise<void> {
  const saved = await page.request.put('/api/users/me', { headers, data: { date_of_birth: '1990-05-04' } });
  expect(saved.ok(), await saved.text()).toBe(true);
  // wanted after a withdrawal
  const data = { package_id: plan, package_duration: duration, begin_now: true };
  const checkout = await page.request.post('/api/checkout', { headers, data });
  expect(checkout.ok(), await checkout.text()).toBe(true);
  const { url } = (await checkout.json()).data;
  const paid = await page.request.post(url, { form: { card: 'pays', news: 'once' }, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
}
