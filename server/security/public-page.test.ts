import { expect, test } from 'vitest';
import { readPublicPage } from './public-page.ts';

test.each([
  'http://example.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.8:8443/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'nothing',
])('EXT-05 %s is not fetched', async (url) => {
  expect(await readPublicPage(url)).toBe('not public');
});

test('EXT-05 a name that stands for this machine is not reached', async () => {
  expect(await readPublicPage('https://localhost:1/')).toBe('unreachable');
});
