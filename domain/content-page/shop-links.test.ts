import { describe, expect, test } from 'vitest';
import { plus } from '#domain/session/arrival.fixture.ts';
import { leadsToPlans, shopHostsOf } from './shop-links.ts';

const hosts = ['shop.example', 'kitchen-store.example'];
const free = { activated_subscription: null };
const entitled = { activated_subscription: plus };

test('OR-32 shop hosts are the host of the shop URL and the hosts from the settings, each once', () => {
  const named = ['Store.example', 'shop.example'];
  expect(shopHostsOf('https://Shop.example./start?x=1', named)).toEqual(['shop.example', 'store.example']);
  expect(shopHostsOf('/pages/shop', [])).toEqual([]);
});

describe('PAGE-04 without an activated subscription a shop link opens the plans', () => {
  test.each([
    'https://shop.example',
    'https://shop.example/knives?size=2#top',
    'http://SHOP.example:8080/',
    'https://www.shop.example/',
    '//shop.example/x',
    '\\\\shop.example/x',
    ' https://shop.example/ ',
    'https://shop.example./',
    'https://someone@shop.example/',
  ])('%s', (href) => {
    expect(leadsToPlans(href, hosts, null)).toBe(true);
    expect(leadsToPlans(href, hosts, free)).toBe(true);
  });
});

describe('PAGE-04 other links are unchanged', () => {
  test.each([
    'https://myshop.example/',
    'https://shop.example.org/',
    'https://other.example/?to=https://shop.example/',
    'https://shop.example@other.example/',
    '/pages/shop.example',
    'shop.example/knives',
    '#shop.example',
    'mailto:us@shop.example',
    '',
  ])('%s', (href) => {
    expect(leadsToPlans(href, hosts, null)).toBe(false);
  });
});

test('PAGE-06 with an activated subscription shop links are unchanged', () => {
  expect(leadsToPlans('https://shop.example/knives', hosts, entitled)).toBe(false);
});

test('without a shop all links are unchanged', () => {
  expect(leadsToPlans('https://shop.example/', [], null)).toBe(false);
});
