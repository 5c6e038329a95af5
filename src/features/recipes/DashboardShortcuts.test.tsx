import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '#domain/message/messages.ts';
import { plus } from '#domain/session/arrival.fixture.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { DashboardShortcuts } from './DashboardShortcuts.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settings = { shop_url: 'https://shop.example.com/', community_url: 'https://community.example.com/' };
const link = (name: string | RegExp) => screen.getByRole('link', { name });

test('DASH-01 DASH-02 PERM-08 shop and community open in a new tab for subscribers', async () => {
  await renderForMember(<DashboardShortcuts />, { settings, user: { activated_subscription: plus } });
  expect(link('Shop').getAttribute('href')).toBe(settings.shop_url);
  expect(link('My Community').getAttribute('href')).toBe(settings.community_url);
  expect(link('My Community').getAttribute('target')).toBe('_blank');
});

test.each(['Shop', 'My Community'])(
  'DASH-01 DASH-02 PERM-08 without one, %s says so and leads to the plans',
  async (name) => {
    const { toast } = await renderForMember(<DashboardShortcuts />, { settings });
    expect(link(name).getAttribute('href')).toBe('/account/choose-plan');
    expect(fireEvent.click(link(name))).toBe(false);
    await expect.poll(() => toast.mock.calls.length > 0).toBe(true);
    expect(toast.mock.calls.map(([{ message }]) => message)).toEqual([messages.upgradeNeeded]);
  },
);

test('DASH-06 the recommendations are behind a teaser', async () => {
  await renderForMember(<DashboardShortcuts />);
  expect(link(/Recommendations for you/).getAttribute('href')).toBe('/health-and-wellness');
});
