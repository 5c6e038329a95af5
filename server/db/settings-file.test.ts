import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { ContentError } from './content-error.ts';
import { parseSettings } from './settings-file.ts';

const text = readFileSync('content/settings.yaml', 'utf8');
const changed = (more: Record<string, unknown>) => stringify({ ...parse(text), ...more });

test('the settings of the project are as the contract says', () => {
  expect(parseSettings(text)).toMatchObject({ registration: true });
});

test.each([
  [changed({ registration: undefined }), 'content/settings.yaml: registration is missing.'],
  [changed({ registration: 'on' }), 'content/settings.yaml: registration must be boolean.'],
  [changed({ colour: 'red' }), 'content/settings.yaml: colour is not a setting.'],
  [
    changed({ primary_color: 'green' }),
    'content/settings.yaml: primary_color must match pattern "^#[0-9a-fA-F]{6}$".',
  ],
  [
    changed({ socialite: { facebook: { enabled: false, url: null } } }),
    'content/settings.yaml: socialite.google is missing.',
  ],
  ['', 'content/settings.yaml: the file must be object.'],
])('what cannot be used is named by file and place (%#)', (wrong, sentence) => {
  expect(() => parseSettings(wrong)).toThrow(new ContentError(sentence));
});

test('what is no YAML is named by its place', () => {
  expect(() => parseSettings('a: [')).toThrow(/^content\/settings\.yaml cannot be read: .+ line 1/);
});
