import { expect, test } from 'vitest';
import { contrast, formatHex, parseHex } from './srgb.ts';

test('parses short and long hex and formats long hex', () => {
  expect(formatHex(parseHex('#0af') ?? { r: 0, g: 0, b: 0 })).toBe('#00AAFF');
  expect(formatHex(parseHex(' 12ab9F ') ?? { r: 0, g: 0, b: 0 })).toBe('#12AB9F');
  for (const text of ['', '#12', '#12345', 'red', '#12345g', '#1234567']) expect(parseHex(text)).toBeNull();
});

test('contrast ranges from 1 to 21', () => {
  const [black, white, gray] = ['#000', '#fff', '#767676'].map((hex) => parseHex(hex));
  if (!black || !white || !gray) throw new Error('unread');
  expect(contrast(black, white)).toBeCloseTo(21);
  expect(contrast(white, white)).toBe(1);
  expect(contrast(gray, white)).toBeCloseTo(4.54, 2);
});
