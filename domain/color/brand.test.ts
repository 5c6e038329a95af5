import { assert as fcAssert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandCss, brandFrom, brandProperties, darkGrounds, grounds } from './brand.ts';
import { contrast, parseHex, type Srgb } from './srgb.ts';

const color = (hex: string): Srgb => {
  const parsed = parseHex(hex);
  if (parsed === null) throw new Error(hex);
  return parsed;
};
const ratio = (one: string, other: string) => contrast(color(one), color(other));
const anyHex = integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('brand', () => {
  test('SHELL-08 SHELL-09 the default colors give the default scales', () => {
    const drawn = brandFrom({});
    const generated = brandFrom({ primary_color: '#255439', secondary_color: '#D87A3A' });
    for (const name of ['primary', 'accent'] as const) {
      drawn[name].forEach((hex, step) => {
        const [a, b] = [color(hex), color(generated[name][step] ?? '')];
        expect(generated.dark[name][step]).toBe(drawn.dark[name][step]);
        for (const channel of ['r', 'g', 'b'] as const)
          expect(Math.abs(a[channel] - b[channel]) * 255).toBeLessThan(3);
      });
    }
  });

  test('SHELL-08 uses a color that is dark enough unchanged', () => {
    for (const hex of ['#0B4F8A', '#7A1F5C', '#8A2B0E', '#222222'])
      expect(brandFrom({ primary_color: hex }).primary[7]).toBe(hex);
  });

  test('SHELL-08 darkens a color too pale for text instead of replacing it', () => {
    const yellow = brandFrom({ primary_color: '#FFD400' }).primary[7];
    expect(yellow).not.toBe('#FFD400');
    const { r, g, b } = color(yellow);
    expect(r).toBeGreaterThan(b);
    expect(g).toBeGreaterThan(b);
  });

  test('an invalid color gives the default scale', () => {
    expect(brandFrom({ primary_color: 'herb', secondary_color: null })).toEqual(brandFrom({}));
  });

  test('SHELL-08 SHELL-09 any two colors give AA contrast, in the light and the dark scheme', () => {
    fcAssert(
      property(anyHex, anyHex, (primary_color, secondary_color) => {
        const brand = brandFrom({ primary_color, secondary_color });
        for (const [{ primary: p, accent: a }, { paper, sunk, surface, ink }] of [
          [brand, grounds],
          [brand.dark, darkGrounds],
        ] as const) {
          const text: [string, string][] = [
            [surface, p[7]],
            [surface, p[8]],
            [p[7], paper],
            [p[7], sunk],
            [p[7], p[0]],
            [p[1], p[7]],
            [p[8], p[1]],
            [p[8], paper],
            [ink, p[0]],
            [ink, p[1]],
            [ink, a[0]],
            [ink, a[1]],
            [surface, a[7]],
            [a[7], paper],
            [a[7], a[0]],
            [a[7], a[1]],
            [a[8], a[1]],
            [a[2], ink],
          ];
          const drawing: [string, string][] = [
            [p[6], paper],
            [p[6], surface],
            [p[6], sunk],
            [p[5], surface],
            [a[5], surface],
            [a[6], surface],
            [a[6], paper],
          ];
          for (const [one, other] of text) expect(ratio(one, other)).toBeGreaterThanOrEqual(4.5);
          for (const [one, other] of drawing) expect(ratio(one, other)).toBeGreaterThanOrEqual(3);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('names properties by scale and step', () => {
    const names = brandProperties(brandFrom({})).map(([name]) => name);
    expect(names).toHaveLength(20);
    expect(names[7]).toBe('--kf-primary-7');
    expect(names[19]).toBe('--kf-accent-9');
    expect(brandCss({ primary_color: '#0B4F8A' })).toContain('--kf-primary-7:light-dark(#0B4F8A, #');
  });
});
