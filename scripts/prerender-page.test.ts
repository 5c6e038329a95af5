import { expect, test } from 'vitest';
import { dataUrl, filesOf, fillPage, picturesIn, styleSheetsOf } from './prerender-page.ts';

const template =
  '<html><head><title>Kindfare</title><!--critical-->\n<link rel="stylesheet" crossorigin href="/assets/a.css"></head>' +
  '<body><div id="root"><!--shell--></div><script type="module" src="/m.js"></script></body></html>';
const nothing = {
  scripts: [],
  styleSheets: [],
  pictures: [],
  preload: null,
  captureSubmit: null,
  atEnd: null,
};
const plain = (markup: string) => fillPage(template, { title: null, markup }, nothing);

test('a page contains its markup and styles, and loads no style sheet', () => {
  const styleSheets = [{ name: 'assets/a.css', css: '.a{color:red}' }];
  const page = fillPage(
    template,
    { title: 'Sign in', markup: '<p>Costs $& nothing</p>' },
    { ...nothing, styleSheets },
  );
  expect(page).toContain('<title>Sign in</title>');
  expect(page).toContain('<div id="root"><p>Costs $& nothing</p></div>');
  expect(page).toContain('<style>.a{color:red}</style>');
  expect(page.match(/<link[^>]*stylesheet[^>]*>/g)).toEqual([
    '<link rel="stylesheet" disabled href="/assets/a.css">',
  ]);
});

test('styles of a page that the app does not have come last, and are no file', () => {
  const styleSheets = [{ name: 'assets/a.css', css: '.a{color:red}' }];
  const own = { title: null, markup: '', ownStyles: '#rendered{height:100%}' };
  const page = fillPage(template, own, { ...nothing, styleSheets });
  expect(page).toContain('<style>.a{color:red}#rendered{height:100%}</style>');
  expect(page.match(/rel="stylesheet"/g)).toHaveLength(1);
});

test('drawings are inlined, with the URL that the app uses for them', () => {
  const markup =
    '<link rel="preload" as="image" href="/p.svg"/><img src="/p.svg" alt=""/><img src="/p.png"/>';
  expect(picturesIn(markup)).toEqual(['p.svg']);
  const url = dataUrl('<svg fill="#fff">\n<a href="x&amp;y"/></svg>');
  expect(decodeURIComponent(url.slice(url.indexOf(',') + 1))).toBe(
    "<svg fill='#fff'>\n<a href='x&amp;y'/></svg>",
  );
  expect(url).not.toMatch(/["<>&#\n]/);
  const page = fillPage(
    template,
    { title: null, markup },
    { ...nothing, pictures: [{ name: 'p.svg', url }] },
  );
  expect(page).toContain(`<img data-src="/p.svg" src="${url}" alt=""/><img src="/p.png"/>`);
  expect(page).not.toContain('preload');
});

test('a form submits nothing before the page is hydrated', () => {
  expect(plain('<form class="a"></form>')).toContain('<form method="dialog" class="a">');
});

test('an early submit is captured', () => {
  const page = fillPage(
    template,
    { title: null, markup: '<form></form>' },
    { ...nothing, captureSubmit: 'n.js' },
  );
  expect(page).toContain('<script async src="/n.js"></script>');
});

test('style attributes are refused, as the content security policy would', () => {
  expect(() => plain('<p style="top:0"></p>')).toThrow('style');
});

test('the modules of a screen are preloaded, each file once', () => {
  const manifest = {
    'screen.tsx': { file: 'assets/s.js', css: ['assets/s.css'], imports: ['_form.js', '_base.js'] },
    '_form.js': { file: 'assets/f.js', css: ['assets/f.css'], imports: ['_base.js'] },
    '_base.js': { file: 'assets/b.js', css: ['assets/a.css'] },
  };
  const { js, css } = filesOf(manifest, ['screen.tsx']);
  expect(js).toEqual(['assets/b.js', 'assets/f.js', 'assets/s.js']);
  expect(css).toEqual(['assets/a.css', 'assets/f.css', 'assets/s.css']);
  const page = fillPage(template, { title: null, markup: '' }, { ...nothing, scripts: [...js, 'm.js'] });
  expect(page.match(/modulepreload/g)).toHaveLength(3);
  expect(styleSheetsOf(template)).toEqual(['assets/a.css']);
});

test('the preload script names the members’ files, without those of the page', () => {
  const manifest = {
    'screen.tsx': { file: 'assets/s.js', imports: ['_members.js'] },
    '_members.js': {
      file: 'assets/m1.js',
      name: 'members',
      css: ['assets/m1.css', 'assets/a.css'],
      imports: ['_base.js'],
    },
    '_base.js': { file: 'assets/b.js' },
  };
  const { js, css } = filesOf(manifest, ['members']);
  const member = [...js, ...css];
  const screens = { recipe: [...member, 'assets/r1.js'], planner: [] };
  const preload = { script: 'assets/preload.js', member, screens };
  const styleSheets = [{ name: 'assets/a.css', css: '' }];
  const page = fillPage(
    template,
    { title: null, markup: '' },
    { ...nothing, scripts: ['assets/b.js'], styleSheets, preload },
  );
  expect(page).toContain(
    '<script async src="/assets/preload.js" data-member="/assets/m1.js /assets/m1.css" data-recipe="/assets/r1.js" data-planner=""></script>',
  );
  expect(() => filesOf(manifest, ['strangers'])).toThrow('strangers');
});

test('a script at the end of the page is inline, without attributes, so that the policy has its hash', () => {
  const page = fillPage(
    '<head><!--critical--></head><body><div id="root"><!--shell--></div></body>',
    { title: null, markup: 'x' },
    { ...nothing, atEnd: "show('$&')\n" },
  );
  expect(page).toContain("<script>show('$&')</script></body>");
});
