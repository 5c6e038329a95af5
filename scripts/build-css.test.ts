import { expect, test } from 'vitest';
import { criticalCss, scopedName } from './build-css.ts';

const css = `
  :root { --a: 1 } body { margin: 0 }
  .a { color: red } .a.b { color: blue } .a > svg, .c { width: 1px }
  .a:disabled { opacity: .5 } .c:not(.a) { top: 0 }
  @media (hover: hover) { .a:hover { color: green } }
  @media (min-width: 560px) { .a { top: 0 } .b { top: 1px } }
  @keyframes turn { to { rotate: 1turn } } @keyframes rise { from { opacity: 0 } }
  .a { animation: turn 1s } .c { animation: rise 1s }
  @layer mantine { .a { left: 0 } }
`;

test('critical styles are those of the markup, and those of every page', () => {
  const kept = criticalCss(css, '<p class="a x">hello</p>').replace(/\s+/g, ' ');
  for (const part of [':root', 'body', '.a {', '.a > svg', '.a:disabled', '@media (min-width: 560px) { .a'])
    expect(kept).toContain(part);
  expect(kept).toContain('@keyframes turn');
  for (const part of ['.b', '.c', 'hover', '@layer', 'rise']) expect(kept).not.toContain(part);
});

test('a class has one name wherever it is built, and another in another file', () => {
  const name = scopedName('card', `${process.cwd()}/src/a.module.css`);
  expect(name).toMatch(/^k[A-Za-z0-9]{5}$/);
  expect(scopedName('card', `${process.cwd()}/src/a.module.css?used`)).toBe(name);
  expect(scopedName('card', `${process.cwd()}/src/b.module.css`)).not.toBe(name);
});
