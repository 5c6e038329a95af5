import { expect, test } from 'vitest';
import { filesOf, fillPage } from './prerender.ts';

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

test('what the screen of a page needs is asked for together with the page, each file once', () => {
  const manifest = {
    'screen.tsx': { file: 'assets/s.js', css: ['assets/s.css'], imports: ['_form.js', '_base.js'] },
    '_form.js': { file: 'assets/f.js', css: ['assets/f.css'], imports: ['_base.js'] },
    '_base.js': { file: 'assets/b.js', css: ['assets/a.css'] },
  };
  const files = filesOf(manifest, 'screen.tsx');
  expect(files).toEqual({
    js: ['assets/b.js', 'assets/f.js', 'assets/s.js'],
    css: ['assets/a.css', 'assets/f.css', 'assets/s.css'],
  });
  const page = fillPage(template, { title: null, markup: '' }, css, files);
  expect(page.match(/modulepreload/g)).toHaveLength(3);
  expect(page.match(/assets\/a\.css/g)).toHaveLength(1);
  expect(page.indexOf('assets/f.css')).toBeLessThan(page.indexOf('assets/s.css'));
});
