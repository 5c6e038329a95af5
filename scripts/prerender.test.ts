import { expect, test } from 'vitest';
import { fillPage } from './prerender.ts';

const template =
  '<html><head><title>Kindfare</title><!--critical-->\n<link rel="stylesheet" crossorigin href="/assets/a.css"></head>' +
  '<body><div id="root"><!--shell--></div><script type="module" src="/m.js"></script></body></html>';
const css = '.a { color: red } .b { color: blue }';

test('a page shows its markup in its own styles before any style sheet or script is there', () => {
  const page = fillPage(template, { title: 'Sign in', markup: '<p class="a">Costs $& nothing</p>' }, css);
  expect(page).toContain('<title>Sign in</title>');
  expect(page).toContain('<div id="root"><p class="a">Costs $& nothing</p></div>');
  expect(page).toMatch(/<style>[^<]*\.a[^<]*<\/style>/);
  expect(page).not.toContain('blue');
  expect(page.indexOf('a.css')).toBeGreaterThan(page.indexOf('<script'));
});

test('a form of a page that is not alive yet sends nothing', () => {
  const page = fillPage(template, { title: null, markup: '<form class="a"></form>' }, css);
  expect(page).toContain('<form method="dialog" class="a">');
  expect(page).toContain('<title>Kindfare</title>');
});

test('style attributes are refused, as the policy would', () => {
  expect(() => fillPage(template, { title: null, markup: '<p style="top:0"></p>' }, css)).toThrow('style');
});
