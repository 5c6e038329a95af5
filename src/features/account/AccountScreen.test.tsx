import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { plus } from '#domain/session/arrival.fixture.ts';
import { type RenderOptions, renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { watchInstallation } from '#src/pwa/installation.ts';
import { AccountScreen } from './AccountScreen.tsx';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';
const phone = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36';
const plan = {
  id: 1,
  name: 'Plus',
  currency: 'usd',
  price: 9,
  price_yearly: 90,
  yearly_percentage_promotion: 17,
  trial_days: 14,
  description: 'Plan your weeks.',
  benefits: ['Weekly meal planner with calorie target', 'Free shipping on orders over $59'],
};

async function show({
  plans = [],
  browser = windows,
  ...shown
}: RenderOptions & { plans?: object[] | Promise<object[]>; browser?: string }) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(browser);
  await renderForMember(<AccountScreen />, {
    ...shown,
    responses: { 'GET /packages': async () => [200, { data: await plans }] },
  });
}
/** The rows with their targets; the units, My health, and My household are not among the documented ones. */
const rows = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((item) => ['link', 'button', 'switch'].flatMap((role) => within(item).queryAllByRole(role)))
    .map((row) => [row.getAttribute('aria-label') ?? row.textContent, row.getAttribute('href')])
    .filter(([label]) => label !== 'My health' && label !== 'My household');
const labels = () => rows().map(([label]) => label);

test('PROF-01 PROF-02 PROF-03 OR-16 the card names member and plan, and leads to the profile', async () => {
  await show({ user: { name: 'Maya Lindqvist', activated_subscription: plus } });
  const card = within(screen.getByRole('region', { name: 'Profile' })).getByRole('link');
  expect(card.textContent).toContain('Maya Lindqvist');
  expect(card.textContent).toContain(plus.subscription_name);
  expect(card.getAttribute('href')).toBe('/account/profile');
});

test('PROF-02 PROF-05 without a plan it shows Free, without a name the part before the @', async () => {
  await show({
    user: { name: '__', email: 'maya.l@example.com', latest_subscription: { ...plus, status: 'ended' } },
  });
  const card = screen.getByRole('region', { name: 'Profile' });
  expect(card.textContent).toContain('maya.l');
  expect(card.textContent).not.toContain('_');
  expect(card.textContent).toContain('Free');
});

test('PROF-02 OR-18 SRV-32 while a payment is due it names the plan, says until when, and leads to the payment', async () => {
  const late = {
    ...plus,
    status: 'past_due',
    access_until: '2999-05-09T09:00:00.000Z',
    explanation: 'Your card was declined. Access until May 9, 2999.',
  };
  await show({ user: { latest_subscription: late, subscriptions: [late] } });
  const card = screen.getByRole('region', { name: 'Profile' });
  expect(card.textContent).toContain(plus.subscription_name);
  expect(card.textContent).toContain(late.explanation);
  expect(card.textContent).not.toContain('Free');
  const pay = within(card).getByRole('link', { name: 'Pay now or change card' });
  expect(pay.getAttribute('href')).toBe('/account/billing');
});

test('SHELL-33 SHELL-35 SHELL-36 SHELL-39 SHELL-40 SHELL-41 SHELL-42 the rows in their order, each with its place', async () => {
  await show({
    plans: [plan],
    settings: { account_menu: { help: 'Help', shipping: 'Shipping and returns' } },
  });
  await screen.findByText('Manage Subscription Plan');
  expect(rows()).toEqual([
    ['Notifications', null],
    ['My Favorites', '/recipes/favorite'],
    ['Install App', '/install'],
    ['Recipe Collections', '/recipes/collections'],
    ['Dietary Preferences', '/account/preferences'],
    ['Manage Subscription Plan', '/account/choose-plan'],
    ['Help', '/pages/help'],
    ['Shipping and returns', '/pages/shipping'],
    ['Logout', null],
  ]);
});

test('SHELL-41 the space of the plans row is reserved while loading, without a layout shift', async () => {
  const response = Promise.withResolvers<object[]>();
  await show({ plans: response.promise });
  const menu = screen.getByText('Dietary Preferences').closest('ul') as HTMLElement;
  expect(menu.children).toHaveLength(6);
  expect(within(menu).getAllByRole('listitem')).toHaveLength(5);
  response.resolve([plan]);
  await screen.findByText('Manage Subscription Plan');
  expect(menu.children).toHaveLength(6);
});

test('SHELL-41 SHELL-42 without plans and without pages of the operator their rows are absent', async () => {
  await show({});
  expect(labels()).toEqual([
    'Notifications',
    'My Favorites',
    'Install App',
    'Recipe Collections',
    'Dietary Preferences',
    'Logout',
  ]);
});

test('EXT-19 My health is in the account of everybody, with and without a membership', async () => {
  await show({});
  const row = await screen.findByRole('link', { name: 'My health' });
  expect(row.getAttribute('href')).toBe('/account/my-health');
});

test('the color scheme is chosen beside the units', async () => {
  await show({});
  const { textContent, parentElement } = screen
    .getByRole('radiogroup', { name: 'Appearance' })
    .closest('li') as HTMLElement;
  expect(textContent).toContain('On this device');
  expect(within(parentElement as HTMLElement).getByRole('group', { name: 'Units' })).toBeDefined();
});

test('SHELL-37 on a phone and in the installed app nothing is left to install', async () => {
  await show({ browser: phone });
  expect(labels()).not.toContain('Install App');
  const browserTab = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...browserTab(query),
    matches: query.includes('standalone'),
  }));
  await show({});
  vi.stubGlobal('matchMedia', browserTab);
  expect(labels()).not.toContain('Install App');
});

test('SHELL-38 the row is hidden while the app is installed', async () => {
  watchInstallation();
  await show({});
  expect(labels()).toContain('Install App');
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(labels()).not.toContain('Install App');
  act(() => void window.dispatchEvent(new Event('beforeinstallprompt')));
  expect(labels()).toContain('Install App');
});

test('OR-27 MEM-17 one row leads to what is held and on sale; what renews is canceled on the card', async () => {
  await show({
    plans: [plan],
    settings: { stripe_connected: true },
    user: { activated_subscription: plus, subscriptions: [plus] },
  });
  const card = within(screen.getByRole('region', { name: 'Profile' }));
  expect(await screen.findByText('Manage Subscription Plan')).toBeDefined();
  expect(card.queryByRole('link', { name: 'Subscriptions' })).toBeNull();
  expect(card.getByRole('button', { name: 'Cancel your membership' })).toBeDefined();
});

test('OR-27 where nothing is on sale any more, the card leads to what is still held', async () => {
  await show({
    settings: { stripe_connected: false },
    user: { subscriptions: [{ ...plus, auto_renew: false }] },
  });
  const card = within(screen.getByRole('region', { name: 'Profile' }));
  expect(card.getByRole('link', { name: 'Subscriptions' })).toBeDefined();
  expect(card.queryByRole('button')).toBeNull();
});
