import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plus, settledUser } from '#domain/session/arrival.fixture.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { storeTokens } from '#src/api/token-store.ts';
import { type AppFlows, createAppFlows, settledSession } from '#src/flows/app-flows.ts';
import { FlowsProvider } from '#src/flows/flows-context.tsx';
import { mockFetch } from '#src/flows/mock-fetch.fixture.ts';
import { ContentPageScreen } from './ContentPageScreen.tsx';

const shopPage = {
  id: 'knives',
  name: 'Our knives',
  content:
    '<p>In <a href="https://shop.example/knives?x=1">our shop</a>, <a href="https://www.store.example/">our store</a> ' +
    'or <a href="https://elsewhere.example/">elsewhere</a>.</p>',
  updated_at: '2026-05-01T00:00:00.000Z',
};
const settings = { ...defaultSettings, shop_url: 'https://shop.example/', shop_hosts: ['store.example'] };

let flows: AppFlows;
let stop: () => void;
const pageResponse = vi.fn((): readonly [number, unknown] => [200, { data: shopPage }]);

async function open(user: object | null) {
  if (user !== null) storeTokens({ access_token: 'a', refresh_token: 'r', expires_in: 900 });
  mockFetch({
    'GET /users/me': () => [200, { data: user }],
    'GET /recipes-plus/settings': () => [200, { data: settings }],
    'GET /pages/knives': pageResponse,
  });
  flows = createAppFlows({ toast: vi.fn(), navigate: vi.fn() });
  stop = flows.start();
  await settledSession(flows, new AbortController().signal);
  await expect.poll(() => flows.settings.getSnapshot().matches('ready')).toBe(true);
  const router = createMemoryRouter([{ path: '/pages/:id', Component: ContentPageScreen }], {
    initialEntries: ['/pages/knives'],
  });
  render(
    <FlowsProvider flows={flows}>
      <RouterProvider router={router} />
    </FlowsProvider>,
  );
}
const href = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  pageResponse.mockReset().mockReturnValue([200, { data: shopPage }]);
});

test('PAGE-01 the page shows its name, its text and when it was last changed', async () => {
  await open(null);
  expect(await screen.findByRole('heading', { level: 1, name: 'Our knives' })).toBeDefined();
  expect(document.title).toBe('Our knives · Kindfare');
  expect(screen.getByText('May 1, 2026')).toBeDefined();
});

test.each([
  ['a guest', null],
  ['a member without a subscription', settledUser],
  [
    'a member whose subscription has ended',
    { ...settledUser, latest_subscription: { ...plus, status: 'ended' } },
  ],
])('PAGE-04 links to the shop lead %s to the plans, others stay', async (_, user) => {
  await open(user);
  expect(await href(/our shop/)).toBe('/account/choose-plan');
  expect(await href(/our store/)).toBe('/account/choose-plan');
  expect(await href(/elsewhere/)).toBe('https://elsewhere.example/');
});

test('PAGE-06 with an activated subscription links to the shop are as they were written', async () => {
  await open({ ...settledUser, activated_subscription: plus });
  expect(await href(/our shop/)).toBe('https://shop.example/knives?x=1');
  expect(await href(/our store/)).toBe('https://www.store.example/');
});

test('PAGE-03 ERR-35 an unknown page has a message and a link home', async () => {
  pageResponse.mockReturnValue([404, { message: 'We can’t find that page.' }]);
  await open(null);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeDefined();
  expect(await href(/^Back to home$/)).toBe('/');
});

test('a failed load is reported, and a retry shows the page', async () => {
  pageResponse.mockReturnValueOnce([503, { message: 'busy' }]);
  await open(null);
  expect(await screen.findByRole('alert')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Our knives' })).toBeDefined();
});
