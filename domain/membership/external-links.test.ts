import { expect, test } from 'vitest';
import { plus, settledUser } from '#domain/session/arrival.fixture.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { externalAddresses, externalLink } from './external-links.ts';

const built = {
  shop: '/pages/shop',
  community: 'https://c.example.com',
  consultations: '/pages/consultations',
};

test('PERM-08 an activated subscription opens partner links', () => {
  const member = { ...settledUser, activated_subscription: plus };
  expect(externalLink(member, built.community)).toEqual({ isOpen: true, address: 'https://c.example.com' });
});

test('without an address there is nothing to open or to refuse', () => {
  expect(externalLink({ ...settledUser, activated_subscription: plus }, null)).toBeNull();
  expect(externalLink(settledUser, null)).toBeNull();
});

test('PERM-09 partner links are refused for guests and without an activated subscription, also after one has ended', () => {
  const shut = { isOpen: false, address: null };
  expect(externalLink(settledUser, built.shop)).toEqual(shut);
  const ended = { ...settledUser, latest_subscription: { ...plus, status: 'ended' } };
  expect(externalLink(ended, built.shop)).toEqual(shut);
  expect(externalLink(null, built.shop)).toEqual(shut);
});

test('OR-32 settings override the URLs from the build', () => {
  expect(externalAddresses(defaultSettings, built)).toEqual(built);
  const settings = { ...defaultSettings, shop_url: ' https://shop.example.com/kindfare ', community_url: '' };
  expect(externalAddresses(settings, built)).toEqual({ ...built, shop: 'https://shop.example.com/kindfare' });
});

test('ignores a URL that would run a script', () => {
  const settings = { ...defaultSettings, consultations_url: 'javascript:alert(1)' };
  expect(externalAddresses(settings, built)).toEqual(built);
});
