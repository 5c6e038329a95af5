import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brandFrom, brandProperties, darkGrounds, grounds } from '#domain/color/brand.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const tokens = read('src/app/theme/tokens.css');
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => ({ file, css: read(`src/${file}`) }));

/** The declarations of a class's first rule. */
function rule(file: string, name: string): string {
  return new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(read(file))?.[1] ?? '';
}

describe('the theme', () => {
  test('the style sheet and the color rules agree', () => {
    for (const [name, hex] of brandProperties(brandFrom({})))
      expect(tokens).toContain(`${name}: ${hex.toLowerCase()};`);
    for (const [name, ground] of [
      ['paper', 'paper'],
      ['paper-sunk', 'sunk'],
      ['surface', 'surface'],
      ['ink', 'ink'],
    ] as const) {
      const pair = `light-dark(${grounds[ground]}, ${darkGrounds[ground]})`;
      expect(tokens).toContain(`--kf-${name}: ${pair.toLowerCase()};`);
    }
  });

  test('SHELL-08 SHELL-09 buttons wear the primary, stars the accent', () => {
    expect(rule('src/ui/button/Button.module.css', 'primary')).toContain('background: var(--kf-primary-7)');
    expect(rule('src/ui/recipe/Stars.module.css', 'stars')).toContain('color: var(--kf-accent-5)');
  });

  test('parts read every color from the tokens', () => {
    const allowed = /#fff\b|rgb\((?:74 56 24|0 0 0) \/ [\d.]+\)/g;
    const own = sheets.filter(({ css }) => /#[0-9a-f]{3,8}\b|rgba?\(|hsl\(/i.test(css.replace(allowed, '')));
    expect(own.map(({ file }) => file)).toEqual([]);
  });

  test('parts read only tokens that are there', () => {
    const defined = new Set([...tokens.matchAll(/(--kf-[\w-]+):/g)].map((match) => match[1]));
    const used = sheets.flatMap(({ css }) =>
      [...css.matchAll(/var\((--kf-[\w-]+)/g)].map((match) => match[1]),
    );
    const set = new Set(['--kf-stage', '--kf-dock', '--kf-foot']);
    expect([...new Set(used)].filter((name) => name && !defined.has(name) && !set.has(name))).toEqual([]);
  });

  test('lists have empty markers, since Safari hides the list role of one without markers', () => {
    const base = { file: 'app/theme/base.css', css: read('src/app/theme/base.css') };
    expect(base.css).toContain("list-style-type: ''");
    const markerless = [base, ...sheets].flatMap(({ file, css }) =>
      [...css.matchAll(/([^{}]+)\{[^}]*list-style(?:-type)?: none[^}]*(\})/g)].map(
        ([, selector]) => `${file} ${selector?.trim()}`,
      ),
    );
    expect(markerless.filter((rule) => !/summary/i.test(rule))).toEqual([]);
  });

  test('SHELL-07 the column is at most 480 px wide', () => {
    expect(tokens).toContain('--kf-column: 480px;');
    expect(rule('src/ui/frame/AppColumn.module.css', 'column')).toContain('max-width: var(--kf-column)');
  });

  test('SHELL-13 toasts lie in the middle, 12 px above the navigation', () => {
    const host = 'src/app/toasts/ToastHost.module.css';
    expect(rule(host, 'host')).toContain('bottom: calc(var(--kf-nav) + var(--kf-safe-bottom) + 12px)');
    expect(rule(host, 'stack')).toContain('align-items: center');
  });

  test('CONST-39 a list in a sheet is 400 px high', () => {
    expect(rule('src/ui/sheet/BottomSheet.module.css', 'list')).toContain('height: 400px');
  });

  test('reduced motion disables all animations but progress indicators', () => {
    expect(tokens).toMatch(/prefers-reduced-motion: reduce\) \{[^}]*--kf-base: 0s;/);
    const stubborn = sheets.filter(
      ({ css }) =>
        /(?:animation|transition):[^;]*[\d.]m?s/.test(css) && !css.includes('prefers-reduced-motion'),
    );
    expect(stubborn.map(({ file }) => file)).toEqual([]);
  });
});
