import { describe, expect, test } from 'vitest';
import { isAllowedElement, isAllowedValue, linkKind } from './allowed-html.ts';

describe('SRV-42 links of a content page', () => {
  test.each([
    ['#section-refunds', 'section'],
    ['/pages/terms', 'own'],
    ['pages/terms', 'own'],
    ['', 'own'],
    ['https://other.example/', 'web'],
    ['//other.example/', 'web'],
    ['\\/other.example/', 'web'],
    ['mailto:us@kindfare.example', 'contact'],
    ['tel:+15550100', 'contact'],
    ['javascript:alert(1)', null],
    [' JaVa\tScRiPt:alert(1)', null],
    ['\u0001javascript:alert(1)', null],
    ['vbscript:x', null],
    ['data:text/html,<script>alert(1)</script>', null],
    ['blob:https://this-site.invalid/1', null],
    ['file:///etc/passwd', null],
    ['https://', null],
  ])('%j is %s', (href, kind) => {
    expect(linkKind(href)).toBe(kind);
  });
});

test('SRV-42 allows pictures from this site only', () => {
  expect(isAllowedValue('src', '/files/chart.webp')).toBe(true);
  expect(isAllowedValue('src', 'https://tracker.example/pixel.gif')).toBe(false);
  expect(isAllowedValue('src', '//tracker.example/pixel.gif')).toBe(false);
  expect(isAllowedValue('src', 'data:image/svg+xml,<svg/>')).toBe(false);
});

test('SRV-42 names of Object.prototype are not elements', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'script', 'H2', ''])
    expect(isAllowedElement(name)).toBe(false);
  expect(isAllowedElement('h2')).toBe(true);
});
