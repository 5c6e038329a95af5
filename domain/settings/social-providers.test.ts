import { expect, test } from 'vitest';
import { defaultSettings } from './default-settings.ts';
import { socialProviders } from './social-providers.ts';

const on = { enabled: true, url: 'https://id.example.com/start?a=1' } as const;
const off = { ...on, enabled: false } as const;
const listed = (google: typeof on | typeof off, facebook: typeof on | typeof off) =>
  socialProviders({ ...defaultSettings, socialite: { google, facebook } });

test('AUTH-28 AUTH-29 offers a provider only while it is enabled', () => {
  expect(listed(off, off)).toEqual([]);
  expect(listed(on, off)).toEqual([{ id: 'google', url: on.url }]);
  expect(listed(off, on)).toEqual([{ id: 'facebook', url: on.url }]);
  expect(listed(on, on).map(({ id }) => id)).toEqual(['google', 'facebook']);
});

test('omits a provider without a URL', () => {
  const withoutAddress = { enabled: true, url: null };
  const socialite = { google: withoutAddress, facebook: withoutAddress };
  expect(socialProviders({ ...defaultSettings, socialite })).toEqual([]);
});
