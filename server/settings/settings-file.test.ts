import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { ContentError } from '#server/content/content-error.ts';
import { parseSettings } from './settings-file.ts';

const text = readFileSync('content/settings.yaml', 'utf8');
const changed = (more: Record<string, unknown>) => stringify({ ...parse(text), ...more });

test('the settings of the project are valid by the contract', () => {
  expect(parseSettings(text)).toMatchObject({ registration: true });
});

test.each([
  [changed({ registration: undefined }), 'content/settings.yaml: registration is missing.'],
  [changed({ registration: 'on' }), 'content/settings.yaml: registration must be on or off.'],
  [changed({ color: 'red' }), 'content/settings.yaml: color is not a setting.'],
  [
    changed({ primary_color: 'green' }),
    'content/settings.yaml: primary_color must be a color such as #255439.',
  ],
  [
    changed({ socialite: { facebook: { enabled: false, url: null } } }),
    'content/settings.yaml: socialite.google is missing.',
  ],
  [
    changed({ shop_url: 'javascript:alert(1)' }),
    'content/settings.yaml: shop_url must be an address such as https://example.com/start, or a path of this site such as /files/welcome.webp.',
  ],
  [
    changed({ shop_hosts: ['https://shop.example'] }),
    'content/settings.yaml: shop_hosts.0 must be a host name such as shop.example.com.',
  ],
  [changed({ main_menu: { about: 5 } }), 'content/settings.yaml: main_menu.about must be a text.'],
  ['', 'content/settings.yaml: the whole must be a group of values.'],
])('an invalid setting is reported with file and place (%#)', (wrong, sentence) => {
  expect(() => parseSettings(wrong)).toThrow(new ContentError(sentence));
});

test('invalid YAML is reported with its place', () => {
  expect(() => parseSettings('a: [')).toThrow(/^content\/settings\.yaml cannot be read: .+ line 1/);
});
