import { expect, test } from 'vitest';
import { plainLine } from './plain-text.ts';

test.each([
  ['50 g <walnuts>', '50 g <walnuts>'],
  ['50 g &lt;walnuts&gt;', '50 g <walnuts>'],
  ['2 eggs <beaten> & milk', '2 eggs <beaten> & milk'],
  ['<a little butter>, melted', '<a little butter>, melted'],
  ['50 g <wal-nuts>', '50 g <wal-nuts>'],
])('EXT-20 words in angle brackets that are no tag stay in a line: %s', (html, text) => {
  expect(plainLine(html, 200)).toBe(text);
});

test.each([
  ['<b>50 g</b> <a href="/nuts">walnuts</a><br/>chopped', '50 g walnuts chopped'],
  ['&lt;p class="x"&gt;50 g walnuts&lt;/p&gt;', '50 g walnuts'],
  ['<recipe-amount>50 g</recipe-amount> walnuts', '50 g walnuts'],
  ['50 g walnuts<script async>alert(1)</script>', '50 g walnuts'],
])('tags are left out of a line: %s', (html, text) => {
  expect(plainLine(html, 200)).toBe(text);
});
