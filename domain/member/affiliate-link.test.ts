import { expect, test } from 'vitest';
import { affiliateLink } from './affiliate-link.ts';

test.each([
  [null, 'https://food.example.com/?aff=MAYA-26'],
  ['', 'https://food.example.com/?aff=MAYA-26'],
  ['no address', 'https://food.example.com/?aff=MAYA-26'],
  ['https://kindfare.example.com', 'https://kindfare.example.com/?aff=MAYA-26'],
  ['https://example.com/app?from=mail', 'https://example.com/app?from=mail&aff=MAYA-26'],
])('REF-04 OR-80 with the app URL %j in the settings the link is %s', (appUrl, link) => {
  expect(affiliateLink('MAYA-26', appUrl, 'https://food.example.com')).toBe(link);
});
