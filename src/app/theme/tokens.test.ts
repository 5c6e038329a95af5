import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, parseHex } from '#domain/color/srgb.ts';

const css = readFileSync('src/app/theme/tokens.css', 'utf8');
const schemes = ['light', 'dark'] as const;

/** The color of a token in a scheme: one of a pair, or the only one. */
function color(name: string, scheme: (typeof schemes)[number]) {
  const value = new RegExp(`--kf-${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const pair = /^light-dark\((.+), (.+)\)$/.exec(value);
  const hex = pair?.[scheme === 'light' ? 1 : 2] ?? value;
  const parsed = parseHex(hex);
  if (parsed === null) throw new Error(`${name}: ${value}`);
  return parsed;
}

const surfaces = ['paper', 'paper-sunk', 'surface'];
const on = (names: string, ...under: readonly string[]) =>
  names.split(' ').flatMap((name) => under.map((ground) => [name, ground] as const));
const verdicts = ['low', 'medium', 'high', 'unknown'];

const words = [
  ...on('ink ink-2', ...surfaces, 'primary-0', 'primary-1', 'accent-0', 'accent-1'),
  ...on('ink-3', ...surfaces),
  ...on('primary-7 primary-8', ...surfaces, 'primary-0', 'primary-1'),
  ...on('accent-7 accent-8', ...surfaces, 'accent-0', 'accent-1'),
  // buttons and chosen options, with what is under the pointer
  ...on('on-primary', 'primary-7', 'primary-8'),
  ...on('primary-8', 'primary-2'),
  ...on('primary-1', 'primary-7'),
  ...on('surface', 'high', 'high-ink', 'accent-7', 'ink'),
  ...on('accent-2', 'ink'),
  ...verdicts.flatMap((verdict) => [
    ...on(`${verdict}-ink`, ...surfaces, `${verdict}-tint`),
    ...on('ink ink-2', `${verdict}-tint`),
    ...on('surface', `${verdict}-ink`),
  ]),
];

const drawings = [
  ...on('line-control primary-6', ...surfaces),
  ...on('accent-6', ...surfaces),
  ...on('primary-5 accent-5', 'surface'),
  ...on('accent-2', 'primary-7'),
  ...verdicts.flatMap((verdict) => on(verdict, 'surface')),
];

describe.each(schemes)('the %s scheme', (scheme) => {
  const low = (pairs: typeof words, min: number) =>
    pairs
      .map(([one, other]) => ({
        pair: `${one} on ${other}`,
        ratio: contrast(color(one, scheme), color(other, scheme)),
      }))
      .filter(({ ratio }) => ratio < min);

  test('words have the contrast of WCAG AA, 4.5, on each of their grounds', () => {
    expect(low(words, 4.5)).toEqual([]);
  });

  test('controls and drawings have the contrast of WCAG AA, 3, on each of their grounds', () => {
    expect(low(drawings, 3)).toEqual([]);
  });
});

test('the choice of the member goes before the device, and print is light', () => {
  const rule = (selector: string) => css.slice(css.indexOf(`${selector} {`)).split('}')[0];
  expect(rule(':root')).toContain('color-scheme: light dark;');
  expect(rule(":root[data-theme='light']")).toContain('color-scheme: light;');
  expect(rule(":root[data-theme='dark']")).toContain('color-scheme: dark;');
  expect(css).toMatch(/@media print \{\s+:root,\s+:root\[data-theme\] \{\s+color-scheme: light;/);
});
