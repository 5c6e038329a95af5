/** Plans, checkout and subscriptions. */
import { captureEach, expect, type ScreenGroup, visit } from './screenshot-session.ts';
import { subscribed } from './subscribed.ts';

export const membership: ScreenGroup = async ({ member, take }) => {
  const { page, headers } = await member('Nora Blum');
  // a checkout needs it
  await page.request.put('/api/users/me', { headers, data: { date_of_birth: '1990-05-04' } });
  await page.goto('/meal-planner');
  await expect(page.getByText('Subscription Required')).toBeVisible();
  await take(page, 'locked');
  await captureEach(page, take, {
    plans: '/account/choose-plan?discountCode=SPRING',
    'subscriptions-none': '/account/manage-subscriptions',
    'payment-options': '/payment/options/consult',
    'sample-card': '/payment/add-new-card',
    'dna-analysis': '/dna-analysis',
  });
  await page.evaluate(() => localStorage.removeItem('discount_code'));
  await visit(page, '/account/choose-plan');
  await page.getByRole('radio', { name: 'Kindfare Consult' }).check({ force: true });
  await take(page, 'plans-consult', page.getByRole('radio', { name: 'Kindfare Consult' }));
  await page.getByRole('radio', { name: 'Kindfare Plus' }).check({ force: true });
  await page.getByRole('button', { name: /^Start your FREE/ }).click();
  await expect(page.getByRole('button', { name: 'Order with obligation to pay' })).toBeVisible();
  await take(page, 'sandbox-checkout');
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await expect(page.getByRole('heading', { name: 'Your membership is active' })).toBeVisible();
  await take(page, 'thank-you');
  await visit(page, '/account/choose-plan');
  await expect(page.getByText('trialing')).toBeVisible();
  await take(page, 'plans-trial');
  await visit(page, '/account/manage-subscriptions');
  await expect(page.getByText('trialing')).toBeVisible();
  await take(page, 'subscriptions-trial');

  const paying = await member('Tomas Berg');
  await subscribed(paying, 'consult', 'monthly');
  await captureEach(paying.page, take, { subscriptions: '/account/manage-subscriptions' });
  await paying.page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(paying.page.getByRole('dialog')).toBeVisible();
  await take(paying.page, 'subscriptions-question');
  await paying.page.getByRole('button', { name: 'Cancel it' }).click();
  await expect(paying.page.getByRole('article')).toContainText('cancelled');
  await take(paying.page, 'subscriptions-canceled');
  await captureEach(paying.page, take, { 'plans-ended': '/account/choose-plan' });

  const returning = await member('Ida Lund');
  await subscribed(returning, 'consult', 'monthly');
  await captureEach(returning.page, take, { billing: '/account/billing' });
  await returning.page.getByRole('button', { name: 'Withdraw from contract here' }).click();
  await expect(returning.page.getByRole('dialog')).toBeVisible();
  await take(returning.page, 'billing-question');
  await returning.page.getByRole('dialog').getByRole('button').last().click();
  await expect(returning.page.getByText('withdrawn').first()).toBeVisible();
  await captureEach(returning.page, take, {
    'payment-options-again': '/payment/options/consult',
    'plans-again': '/account/choose-plan',
  });
  await subscribed(returning, 'consult', 'monthly');
  await returning.page.request.post('/sandbox/clock', { form: { days: '5' }, maxRedirects: 0 });
  await captureEach(returning.page, take, { 'billing-again': '/account/billing' });
};
