import { expect, test } from 'vitest';
import { coarseClient } from './coarse-client.ts';

const deviceOf = (userAgent: string) => coarseClient({ userAgent, address: '203.0.113.7' }).device;
const networkOf = (address: string) => coarseClient({ userAgent: '', address }).network;
const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'Chrome/140.0.0.0';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} ${chrome} Safari/537.36`, 'Chrome on Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} ${chrome} Safari/537.36 Edg/140.0.0.0`,
    'Edge on Windows',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webKit} ${chrome} Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S911B) ${webKit} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit} Version/18.0 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.0 Safari/605.1.15`,
    'Safari on macOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
])('EXT-23 of %s the browser and the system are stored', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test.each(['', 'curl', '<script>alert(1)</script>/1.0', 'x'.repeat(100_000), '/'.repeat(20_000)])(
  'EXT-23 of anything else nothing is stored (%#)',
  (userAgent) => {
    expect(deviceOf(userAgent)).toBeNull();
  },
);

test.each([
  ['203.0.113.7', '203.0.x.x'],
  ['::ffff:203.0.113.7', '203.0.x.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:x:x'],
  ['2001:db8::1', '2001:db8:x:x'],
  ['fe80::1%eth0', 'fe80:0:x:x'],
  ['unknown', null],
])('EXT-23 of the address %s the network is stored: %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
