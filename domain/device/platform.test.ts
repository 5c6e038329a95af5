import { expect, test } from 'vitest';
import { platformOf } from './platform.ts';

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15';

test.each([
  [
    'ios',
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148',
    5,
  ],
  ['ios', 'an iPad that calls itself a Mac', mac, 5],
  ['android', 'a phone', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36', 5],
  ['mac', 'a Mac', mac, 0],
  ['windows', 'Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36', 0],
  [
    'windows',
    'Windows with a touch screen',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0',
    10,
  ],
  ['other', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 0],
  ['other', 'ChromeOS', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0.0.0 Safari/537.36', 1],
  ['other', 'a Windows phone', 'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Lumia 950) Mobile', 5],
  ['other', 'what says nothing', '', 0],
] as const)('PWA-08 %s: %s', (platform, _, userAgent, maxTouchPoints) => {
  expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform);
});
