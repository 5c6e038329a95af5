import { fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { billing, billingOver } from '#machines/membership/billing.samples.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { BillingScreen } from './BillingScreen.tsx';

const show = (data: object, responses = {}) =>
  renderForMember(
    <MemoryRouter>
      <BillingScreen />
    </MemoryRouter>,
    { responses: { 'GET /users/me/billing': () => [200, { data }] as const, ...responses } },
  );

test('EXT-24 MEM-16 a declined payment: the badge, a sentence, pay now, and another card', async () => {
  const explanation = 'Your card was declined. Access until June 11, 2026. We’ll try again on June 7, 2026.';
  const { bodiesOf } = await show(
    {
      ...billingOver,
      subscription: { name: 'Kindfare Consult', status: 'past_due', explanation },
      next_payment: null,
      open_payment_url: '/sandbox/invoice/in_2',
    },
    { 'POST /users/me/billing/card': () => [200, { data: { url: '/sandbox/card/1' } }] as const },
  );
  expect(await screen.findByText(explanation)).toBeDefined();
  expect(screen.getByText('past_due')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe('/sandbox/invoice/in_2');
  expect(screen.getByText('Visa ending in 4242, expires 12/2034')).toBeDefined();
  expect(screen.queryByText(/^Next payment/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Change card' }));
  await expect.poll(() => bodiesOf('POST /users/me/billing/card').length === 1).toBe(true);
});

test('EXT-24 next payment, receipts with their pages, and the withdrawal', async () => {
  await show({
    ...billing,
    payments: [...billing.payments, { ...billing.payments[0], id: 'in_0', status: 'refunded', refunded: 19 }],
  });
  expect(await screen.findByText('Next payment: $19.00 on June 4, 2026')).toBeDefined();
  const [receipt, refunded] = screen.getAllByRole('listitem');
  if (receipt === undefined || refunded === undefined) throw new Error('There are no receipts.');
  expect(receipt.textContent).toContain('$19.00');
  // in a list of links, the date says which
  const pdf = within(receipt).getByRole('link', { name: /^PDF of [A-Z][a-z]+ \d+, 2026$/ });
  expect(pdf.getAttribute('href')).toMatch(/\.pdf$/);
  expect(refunded.textContent).toContain('refunded');
  expect(
    screen.getByText(/^Until May 18, 2026 you can withdraw.+ You get back all you paid for it: \$19\.00\.$/),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'Withdraw from contract here' })).toBeDefined();
});

test('EXT-24 nothing bought, and a provider that is not reached', async () => {
  const { unmount } = { unmount: () => document.body.replaceChildren() };
  await show({ ...billingOver, subscription: null, payments: [], card: null, can_change_card: false });
  expect(await screen.findByRole('link', { name: 'See plans' })).toBeDefined();
  unmount();
  const over = { name: 'Kindfare Consult', status: 'cancelled', explanation: 'Access until June 4, 2026.' };
  await show({ ...billingOver, subscription: over, is_current: false, card: null });
  expect(await screen.findByText(/We couldn’t reach the payment provider/)).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Cancel/ })).toBeNull();
});

test.each([
  [
    'proportional',
    12.67,
    /If you withdraw now, you get back \$12\.67: .+ less the share for the time you used/,
  ],
  ['full', 0, /There’s no payment to return\.$/],
])('EXT-24 what a withdrawal returns (%s, %d) is said before', async (terms, refund, says) => {
  await show({ ...billing, withdrawal: { ...billing.withdrawal, terms, refund } });
  expect(await screen.findByText(says)).toBeDefined();
});
