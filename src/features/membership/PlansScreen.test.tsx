import { readFileSync } from 'node:fs';
import { fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { plus } from '#domain/session/arrival.fixture.ts';
import type { RenderOptions } from '#src/flows/render-for-member.fixture.tsx';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { FirstPlansScreen, PlansScreen } from './PlansScreen.tsx';

const onSale = {
  id: 'plus',
  name: 'Plus',
  currency: 'usd',
  price: 10,
  price_yearly: 100,
  yearly_percentage_promotion: 17,
  trial_days: 7,
  description: 'Plan your weeks.',
  benefits: ['Weekly meal planner with calorie target', 'Free shipping on orders over $59'],
};
const consult = {
  ...onSale,
  id: 'consult',
  name: 'Consult',
  currency: 'usd',
  price: 19,
  yearly_percentage_promotion: 5,
  trial_days: 0,
};
const selling = { stripe_connected: true };
const metas = () => [200, { data: [] }] as const;

async function showPlans(
  shown: RenderOptions = {},
  Screen = PlansScreen,
  plans: readonly object[] = [onSale, consult],
) {
  const requests = await renderForMember(
    <MemoryRouter>
      <Screen />
    </MemoryRouter>,
    {
      settings: selling,
      ...shown,
      responses: {
        'GET /packages': () => [200, { data: plans }],
        'GET /users/me/metas': metas,
        'POST /users/me/metas': metas,
        ...shown.responses,
      },
    },
  );
  await screen.findByRole('radio', { name: 'Yearly Save 17%' });
  return requests;
}
const heldAs = (part: object) => {
  const subscription = { ...plus, ...part };
  return { user: { subscriptions: [subscription], latest_subscription: subscription } };
};
const card = (name: string) => screen.getByRole('radio', { name }).parentElement ?? document.body;
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('MEM-01 MEM-03 MEM-04 MEM-05 MEM-06 CONST-11 yearly first, with its price by the month and its saving', async () => {
  await showPlans();
  expect(screen.getByRole('heading', { level: 1, name: 'Membership Subscription Plan' })).toBeDefined();
  const yearly = screen.getByRole<HTMLInputElement>('radio', { name: /^Yearly/ });
  expect(yearly.checked).toBe(true);
  expect(card('Plus').textContent).toContain('$8.33 a month');
  expect(card('Plus').textContent).toContain('$100.00 a year');
  expect(card('Plus').textContent).toContain('Save 17%');
  expect(card('Consult').textContent).toContain('Save 5%');
  fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(card('Plus').textContent).toContain('$10.00 a month');
  expect(card('Plus').textContent).not.toContain('a year');
  fireEvent.click(screen.getByRole('radio', { name: 'Consult' }));
  expect(screen.getByRole('radio', { name: 'Yearly Save 5%' })).toBeDefined();
});

test('MEM-09 MEM-10 MEM-31 OR-75 the picked plan names its trial, or itself, and the free shipping', async () => {
  await showPlans();
  expect(button('Start your FREE 7-day trial')).not.toBeNull();
  expect(card('Plus').textContent).toContain('Free shipping on orders over $59');
  fireEvent.click(screen.getByRole('radio', { name: 'Consult' }));
  expect(button('Choose Plan')).not.toBeNull();
});

test('MEM-02 new members see yearly plans first; declining continues and is saved', async () => {
  const { bodiesOf, navigate } = await showPlans({}, FirstPlansScreen);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Yearly/ }).checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Stay on Free for now' }));
  await expect.poll(() => navigate.mock.calls.length > 0).toBe(true);
  expect(bodiesOf('POST /users/me/metas')).toEqual([{ first_membership: 'false' }]);
  expect(navigate.mock.calls).toEqual([[{ type: 'navigation.requested', place: { to: 'dashboard' } }]]);
});

test('MEM-07 MEM-08 MEM-15 MEM-17 MEM-19 a current plan has no button on its cycle, and an update on the other', async () => {
  await showPlans(heldAs({ status: 'active', duration: 'yearly', auto_renew: true }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Plus' }).checked).toBe(true);
  expect(button(/trial|Choose Plan|Update/)).toBeNull();
  expect(button('Cancel your membership')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Your subscriptions' }).getAttribute('href')).toBe(
    '/account/manage-subscriptions',
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(button('Update Subscription Plan')).not.toBeNull();
});

test('MEM-12 MEM-18 OR-18 a trial shows the days left, and can be canceled', async () => {
  const trial_ends_at = new Date(Date.now() + 36 * 3_600_000).toISOString();
  await showPlans(heldAs({ status: 'trialing', trial_ends_at }));
  expect(card('Plus').textContent).toContain('2 days left in your trial');
  expect(button('Cancel trial')).not.toBeNull();
});

test('MEM-12 MEM-17 a trial that is over has no days left; what does not renew cannot be canceled again', async () => {
  await showPlans(
    heldAs({ status: 'trialing', trial_ends_at: '2020-01-01T00:00:00.000Z', auto_renew: false }),
  );
  expect(card('Plus').textContent).toContain('0 days left in your trial');
  expect(button(/Cancel/)).toBeNull();
});

test('MEM-16 any other status is shown as it is, in red, on the picked plan, which can be chosen', async () => {
  await showPlans(heldAs({ status: 'past_due' }), PlansScreen, [consult, onSale]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Plus' }).checked).toBe(true);
  const badge = within(card('Plus')).getByText('past_due');
  expect(badge.className).toMatch(/badge/);
  expect(badge.className).not.toMatch(/current/);
  const sheet = readFileSync('src/features/membership/StatusBadge.module.css', 'utf8');
  expect(/^\.badge \{[^}]*\}/m.exec(sheet)?.[0]).toContain('background: var(--kf-high-tint);');
  expect(button('Start your FREE 7-day trial')).not.toBeNull();
});

test.each([
  ['2999-05-04T09:00:00.000Z', false],
  ['2020-05-04T09:00:00.000Z', true],
])(
  'OR-18 staying on Free is offered to who has nothing else (access until %s: %s)',
  async (access_until, isOffered) => {
    await showPlans(heldAs({ status: 'past_due', access_until }));
    expect(screen.queryByRole('link', { name: 'Stay on Free for now' }) !== null).toBe(isOffered);
  },
);

test('PAY-01 PAY-03 PAY-05 PAY-06 OK-10 STOR-06 OR-87 the stored discount code is sent, unless it is removed', async () => {
  const { bodiesOf, navigate, toast } = await showPlans({
    responses: { 'POST /checkout': () => [200, { data: { url: '/sandbox/checkout/1' } }] },
  });
  localStorage.setItem('discount_code', 'SPRING');
  fireEvent(window, new StorageEvent('storage'));
  expect(await screen.findByText('SPRING')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Start your FREE 7-day trial' }));
  await expect.poll(() => navigate.mock.calls.length > 0).toBe(true);
  expect(bodiesOf('POST /checkout')).toEqual([
    { package_id: 'plus', package_duration: 'yearly', discount_code: 'SPRING' },
  ]);
  expect(bodiesOf('POST /users/me/metas')).toEqual([{ first_membership: 'false' }]);
  expect(toast.mock.calls).toEqual([
    [{ type: 'toast.requested', tone: 'success', message: 'Checkout Success' }],
  ]);
  expect(navigate.mock.calls[0]).toEqual([
    { type: 'navigation.requested', place: { to: 'checkout', url: '/sandbox/checkout/1' } },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove discount code SPRING' }));
  expect(localStorage.getItem('discount_code')).toBeNull();
  expect(screen.queryByText('SPRING')).toBeNull();
});

test('EXT-24 the cards have the discount in their price, beside the struck one, in the currency of the plan', async () => {
  const quotes: string[] = [];
  const quoteOf = (price: number) => () => {
    quotes.push(String(price));
    const total = price * 0.9;
    const quote = { currency: 'eur', tax: 'none', price, discount: price / 10, total, due_now: 0, credit: 0 };
    return [200, { data: { ...quote, first_payment_at: null, terms: '', rest: null } }] as const;
  };
  await showPlans(
    { responses: { 'GET /packages/plus/quote': quoteOf(100), 'GET /packages/consult/quote': quoteOf(200) } },
    PlansScreen,
    [
      { ...onSale, currency: 'eur' },
      { ...consult, currency: 'eur', price_yearly: 200 },
    ],
  );
  expect(card('Plus').textContent).toContain('€8.33 a month');
  localStorage.setItem('discount_code', 'TENTH');
  fireEvent(window, new StorageEvent('storage'));
  await expect.poll(() => card('Consult').textContent?.includes('€180.00')).toBe(true);
  await expect.poll(() => card('Plus').textContent?.includes('€90.00')).toBe(true);
  const struck = (name: string) =>
    [...card(name).querySelectorAll('s')].map(({ textContent }) => textContent);
  expect(card('Plus').textContent).toContain('€7.50 a month');
  expect(struck('Plus')).toEqual(['instead of €8.33', 'instead of €100.00']);
  expect(struck('Consult')).toEqual(['instead of €16.67', 'instead of €200.00']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove discount code TENTH' }));
  expect(struck('Plus')).toEqual(['instead of €120.00']);
});

test('EXT-24 a held plan has the price that is paid for it', async () => {
  await showPlans(heldAs({ status: 'active', duration: 'yearly', price: 80 }));
  expect(card('Plus').textContent).toContain('$80.00 a year instead of $100.00');
  fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(card('Plus').textContent).toContain('$10.00 a month');
});

test('PAY-06 after returning from the hosted page the button works again', async () => {
  const { bodiesOf, navigate } = await showPlans({
    responses: { 'POST /checkout': () => [200, { data: { url: '/sandbox/checkout/1' } }] },
  });
  const start = screen.getByRole('button', { name: 'Start your FREE 7-day trial' });
  fireEvent.click(start);
  fireEvent.click(start);
  await expect.poll(() => navigate.mock.calls.length > 0).toBe(true);
  expect(start.getAttribute('aria-busy')).toBe('true');
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(() => start.getAttribute('aria-busy') === null).toBe(true);
  expect(bodiesOf('POST /checkout')).toHaveLength(1);
});

test('OR-87 ERR-21 a refused code is reported and cleared', async () => {
  const { toast } = await showPlans({
    responses: {
      'POST /checkout': () => [
        422,
        { message: 'Invalid.', errors: { discount_code: ['This code is unknown.'] } },
      ],
    },
  });
  localStorage.setItem('discount_code', 'NO');
  fireEvent.click(screen.getByRole('button', { name: 'Start your FREE 7-day trial' }));
  await expect.poll(() => toast.mock.calls.length > 0).toBe(true);
  expect(toast.mock.calls).toEqual([
    [{ type: 'toast.requested', tone: 'error', message: 'This code is unknown.' }],
  ]);
  expect(localStorage.getItem('discount_code')).toBeNull();
});
