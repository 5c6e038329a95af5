import { expect, test } from 'vitest';
import { isDesktopLike } from './desktop-like.ts';

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15';

test.each([
  ['Chrome on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36', 0],
  ['Windows with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0', 10],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 0],
  ['Safari on a Mac', mac, 0],
  ['ChromeOS', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0.0.0 Safari/537.36', 1],
])('SHELL-37 OR-29 %s is desktop-like', (_, userAgent, maxTouchPoints) => {
  expect(isDesktopLike({ userAgent, maxTouchPoints })).toBe(true);
});

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148', 5],
  ['an iPad that calls itself a Mac', mac, 5],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36', 5],
  ['an Android tablet', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Safari/537.36', 5],
])('SHELL-37 OR-29 %s is not desktop-like', (_, userAgent, maxTouchPoints) => {
  expect(isDesktopLike({ userAgent, maxTouchPoints })).toBe(false);
});
