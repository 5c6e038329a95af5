import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plus, settledUser } from '#domain/session/arrival.fixture.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { storeTokens } from '#src/api/token-store.ts';
import { type AppFlows, createAppFlows, settledSession } from '#src/flows/app-flows.ts';
import { FlowsProvider } from '#src/flows/flows-context.tsx';
import { mockFetch } from '#src/flows/mock-fetch.fixture.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ListRow } from '#src/ui/frame/RowList.tsx';
import { useExternalLinks } from './use-external-links.ts';

const toast = vi.fn();
const navigate = vi.fn();
const restricted = 'Access restricted. Please upgrade to a subscription plan to use this feature.';
let flows: AppFlows;
let stop: () => void;

function Links() {
  const { shop, community, consultations } = useExternalLinks();
  return (
    <>
      {shop && <Button {...shop}>Shop</Button>}
      {community && <ListRow label="Community" {...community} />}
      {consultations && <Button {...consultations}>Consultations</Button>}
    </>
  );
}

const connected = {
  shop_url: 'https://shop.example.com/',
  community_url: 'https://people.example.com/',
  consultations_url: '/pages/consultations',
};

async function showLinks(user: object, addresses: object = connected) {
  mockFetch({
    'GET /users/me': () => [200, { data: user }],
    'GET /recipes-plus/settings': () => [200, { data: { ...defaultSettings, ...addresses } }],
  });
  flows = createAppFlows({ toast, navigate });
  stop = flows.start();
  await settledSession(flows, new AbortController().signal);
  await expect.poll(() => flows.settings.getSnapshot().matches('ready')).toBe(true);
  render(
    <FlowsProvider flows={flows}>
      <Links />
    </FlowsProvider>,
  );
}
const link = (name: string) => screen.getByRole('link', { name });

beforeEach(() => {
  localStorage.clear();
  storeTokens({ access_token: 'a', refresh_token: 'r', expires_in: 900 });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  history.replaceState(null, '', '/');
});

test('PERM-08 OR-32 a member with an activated subscription gets the three sites in new tabs', async () => {
  await showLinks({ ...settledUser, activated_subscription: plus });
  const shown = ['Shop', 'Community', 'Consultations'].map((name) => [
    link(name).getAttribute('href'),
    link(name).getAttribute('target'),
    link(name).getAttribute('rel'),
  ]);
  expect(shown).toEqual([
    ['https://shop.example.com/', '_blank', 'noopener'],
    ['https://people.example.com/', '_blank', 'noopener'],
    ['/pages/consultations', '_blank', 'noopener'],
  ]);
  expect(fireEvent.click(link('Shop'))).toBe(true);
  expect(toast).not.toHaveBeenCalled();
});

test('OR-32 what is not connected has no link, with a subscription or without', async () => {
  await showLinks({ ...settledUser, activated_subscription: plus }, {});
  expect(screen.queryByRole('link')).toBeNull();
});

test('PERM-09 OR-33 CONST-05 without a subscription a press shows why and redirects to the plans after 1 s; no site is opened', async () => {
  await showLinks(settledUser);
  for (const name of ['Shop', 'Community', 'Consultations']) {
    expect(link(name).getAttribute('target')).toBeNull();
    expect(link(name).getAttribute('href')).toBe('/account/choose-plan');
  }
  await import('./access-refusal.ts');
  vi.useFakeTimers();
  expect(fireEvent.click(link('Community'))).toBe(false);
  expect(fireEvent.click(link('Shop'))).toBe(false);
  await vi.dynamicImportSettled();
  expect(toast.mock.calls).toEqual([[{ type: 'toast.requested', tone: 'error', message: restricted }]]);
  await vi.advanceTimersByTimeAsync(999);
  expect(navigate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(navigate.mock.calls).toEqual([[{ type: 'navigation.requested', place: { to: 'plans' } }]]);
});

test('PERM-09 who opens another screen within that second stays there', async () => {
  await showLinks(settledUser);
  await import('./access-refusal.ts');
  vi.useFakeTimers();
  fireEvent.click(link('Shop'));
  await vi.dynamicImportSettled();
  history.replaceState(null, '', '/recipes');
  await vi.advanceTimersByTimeAsync(2000);
  expect(toast).toHaveBeenCalledOnce();
  expect(navigate).not.toHaveBeenCalled();
});
