import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { subscriptionStatuses } from '#domain/membership/subscription.ts';
import { plus } from '#domain/session/arrival.fixture.ts';
import { type RenderOptions, renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { DnaAnalysisScreen } from './DnaAnalysisScreen.tsx';
import { MembershipBenefitsScreen } from './MembershipBenefitsScreen.tsx';
import { PaymentOptionsScreen } from './PaymentOptionsScreen.tsx';
import { onSale } from './plan-on-sale.fixture.ts';
import { SampleCardScreen } from './SampleCardScreen.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { SubscriptionsScreen } from './SubscriptionsScreen.tsx';
import { ThankYouScreen } from './ThankYouScreen.tsx';

const metas = () => [200, { data: [] }] as const;

const show = (element: ReactNode, shown: RenderOptions = {}, at = '/') =>
  renderForMember(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/payment/options/:id" element={element} />
        <Route path="*" element={element} />
      </Routes>
    </MemoryRouter>,
    shown,
  );

afterEach(() => vi.unstubAllGlobals());

test.each(['withdrawn', 'refunded'])('EXT-24 what was returned is not called paid (%s)', async (status) => {
  const returned = { ...plus, status, due_date: '2027-05-01T12:00:00.000Z', explanation: 'It went back.' };
  await show(<SubscriptionsScreen />, { user: { subscriptions: [returned] } });
  expect(screen.getByRole('article').textContent).not.toMatch(/Paid until|Access until/);
});

test.each(subscriptionStatuses)('MEM-16 the status %s is shown as received, red unless current', (status) => {
  render(<StatusBadge status={status} />);
  const isRed = !screen.getByText(status).className.includes('current');
  expect(isRed).toBe(!['active', 'trialing'].includes(status));
});

test('MEM-20 MEM-21 MEM-22 OR-18 every subscription with plan, cycle, status and dates; switch and final cancellation for the active one alone', async () => {
  const subscriptions = [
    { ...plus, id: 's1', status: 'active', due_date: '2027-05-01T12:00:00.000Z', auto_renew: true },
    {
      ...plus,
      id: 's2',
      status: 'trialing',
      subscription_name: 'Trial',
      trial_ends_at: '2026-05-08T12:00:00.000Z',
    },
    { ...plus, id: 's3', status: 'past_due', subscription_name: 'Late', duration: 'monthly' },
    {
      ...plus,
      id: 's4',
      status: 'cancelled',
      subscription_name: 'Gone',
      explanation: 'Access until May 4, 2027.',
    },
  ];
  await show(<SubscriptionsScreen />, { user: { subscriptions } });
  const articles = screen.getAllByRole('article');
  expect(articles.map((article) => article.getAttribute('aria-label'))).toEqual([
    'Plus (founders)',
    'Trial',
    'Late',
    'Gone',
  ]);
  expect(articles.map((article) => within(article).queryByRole('switch') !== null)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(articles.map((article) => within(article).queryByRole('button')?.textContent)).toEqual([
    'Cancel Subscription',
    'Cancel trial',
    'Cancel your membership',
    undefined,
  ]);
  const [active, trial, late] = articles.map((article) => article.textContent);
  for (const words of ['active', 'yearly', 'SinceMay 1, 2026', 'RenewsMay 1, 2027', 'Cancel Subscription'])
    expect(active).toContain(words);
  expect(trial).toContain('Trial untilMay 8, 2026');
  expect(late).toContain('past_due');
  expect(late).toContain('monthly');
  const pay = within(articles[2] ?? document.body).getByRole('link', { name: 'Pay now or change card' });
  expect(pay.getAttribute('href')).toBe('/account/billing');
  expect(articles[3]?.textContent).toContain('Access until May 4, 2027.');
});

test('MEM-20 without any the plans are offered', async () => {
  await show(<SubscriptionsScreen />);
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/account/choose-plan');
});

test('MEM-27 MEM-30 OR-82 the membership is active, and saves what the formula says, whatever the field says', async () => {
  const activated_subscription = { ...plus, duration: 'yearly' };
  await show(<ThankYouScreen />, {
    user: { activated_subscription },
    responses: { 'GET /packages/plus': () => [200, { data: onSale }] },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your membership is active' })).toBeDefined();
  expect(await screen.findByText(/you save 20%/)).toBeDefined();
  const yours = screen.getByRole('list', { name: 'What’s yours now' });
  expect(yours.textContent).toBe(onSale.benefits.join(''));
  expect(screen.queryByText(/partner shop/)).toBeNull();
  expect(screen.getByRole('button', { name: "Let's Go!" })).toBeDefined();
});

test('MEM-27 the payment is being confirmed until the provider reports it', async () => {
  await show(<ThankYouScreen />);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your payment is being confirmed' }),
  ).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['', 'monthly', '$10.00 a month'],
  ['?duration=yearly', 'yearly', '$96.00 a year'],
])(
  'PAY-02 PAY-07 PAY-08 CONST-10 OR-22 the options of one plan%s start its checkout',
  async (query, cycle, price) => {
    const { bodiesOf } = await show(
      <PaymentOptionsScreen />,
      {
        responses: {
          'GET /packages/plus': () => [200, { data: onSale }],
          'POST /checkout': () => [200, { data: { url: '/sandbox/checkout/1' } }],
          'POST /users/me/metas': metas,
        },
      },
      `/payment/options/plus${query}`,
    );
    expect(await screen.findByRole('heading', { level: 2, name: 'Plus' })).toBeDefined();
    expect(document.body.textContent).toContain(price);
    fireEvent.click(screen.getByRole('button', { name: 'Checkout' }));
    await expect.poll(() => bodiesOf('POST /checkout').length > 0).toBe(true);
    expect(bodiesOf('POST /checkout')).toEqual([
      { package_id: 'plus', package_duration: cycle, discount_code: null },
    ]);
  },
);

test.each([
  ['', 'See your plan', 'Checkout'],
  ['?duration=yearly', 'Checkout', 'See your plan'],
])(
  'PAY-08 OR-22 the plan a member has on that cycle%s leads to it, on another to its checkout',
  async (query, shown, hidden) => {
    await show(
      <PaymentOptionsScreen />,
      {
        user: { subscriptions: [{ ...plus, status: 'active', duration: 'monthly' }] },
        responses: { 'GET /packages/plus': () => [200, { data: onSale }] },
      },
      `/payment/options/plus${query}`,
    );
    expect(await screen.findByText(shown)).toBeDefined();
    expect(screen.queryByText(hidden)).toBeNull();
  },
);

test('ERR-18 a plan that cannot be loaded, or is gone', async () => {
  await show(
    <PaymentOptionsScreen />,
    { responses: { 'GET /packages/plus': () => [500, { message: 'no' }] } },
    '/payment/options/plus',
  );
  expect(await screen.findByText('Package Not Found')).toBeDefined();
});

test('PAY-09 OR-21 the sample card is filled in, says so, and sends no request', async () => {
  await show(<SampleCardScreen />);
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(fields.map(({ value }) => value !== '')).toEqual([true, true, true, true]);
  expect(screen.getByText(/only a sample/)).toBeDefined();
  fireEvent.submit(screen.getByRole('form'));
  expect(fetched).not.toHaveBeenCalled();
});

test('MEM-31 CONST-13 the benefits name free shipping on orders over $59', async () => {
  await show(<MembershipBenefitsScreen />);
  expect(screen.getByText(/free shipping on orders over \$59\./)).toBeDefined();
  expect(screen.getAllByText('Not available here yet')).toHaveLength(2);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('PAY-10 PAY-11 CONST-14 OR-23 the DNA analysis form sends no request', async () => {
  const { navigate } = await show(<DnaAnalysisScreen />);
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  for (const label of ['Patient name', 'Birth date', 'Gender'])
    expect(screen.getByLabelText(label)).toBeDefined();
  expect(screen.getByText('No lab is connected here yet')).toBeDefined();
  const purchase = screen.getByRole('button', { name: 'Purchase DNA Analysis $147.00' });
  fireEvent.click(purchase);
  fireEvent.submit(screen.getByRole('form'));
  expect(fetched).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});
