import type { ErrorObject } from 'ajv';
import { expect, test } from 'vitest';
import { sentencesAtFields } from './validation-messages.ts';

const found = (keyword: string, params: Record<string, unknown>, instancePath = '/field'): ErrorObject => ({
  keyword,
  params,
  instancePath,
  schemaPath: '',
});

test.each([
  [found('required', { missingProperty: 'email' }, ''), 'email', 'Enter your email address.'],
  [
    found('required', { missingProperty: 'redirect_uri' }, ''),
    'redirect_uri',
    'Send the field redirect_uri.',
  ],
  [found('required', { missingProperty: 'text' }, '/steps/0'), 'steps.text', 'Enter the text.'],
  [found('type', { type: 'string' }), 'field', 'Send a text.'],
  [found('type', { type: ['integer', 'null'] }), 'field', 'Send a whole number or nothing.'],
  [found('type', { type: 'object' }, ''), 'body', 'Send a group of fields.'],
  [found('minLength', { limit: 1 }, '/name'), 'name', 'Enter a name.'],
  [found('minLength', { limit: 8 }, '/password'), 'password', 'Enter at least 8 characters.'],
  [found('maxLength', { limit: 1 }), 'field', 'Enter at most 1 character.'],
  [found('format', { format: 'email' }, '/email'), 'email', 'Enter a valid email address.'],
  [found('format', { format: 'hostname' }), 'field', 'Enter the value in the expected form.'],
  [
    found('pattern', { pattern: String.raw`^[^\x00-\x1f\x7f-\x9f]*$` }),
    'field',
    'Remove line breaks and other control characters.',
  ],
  [found('pattern', { pattern: '^\\d{6}$' }, '/code'), 'code', 'Enter the 6 digits.'],
  [found('enum', { allowedValues: ['a', 'b'] }), 'field', 'Choose one of: a, b.'],
  [found('minimum', { limit: 1 }), 'field', 'Enter a number of at least 1.'],
  [found('maximum', { limit: 9 }), 'field', 'Enter a number of at most 9.'],
  [found('maxItems', { limit: 9 }, '/list'), 'list', 'Choose at most 9.'],
  [found('minProperties', { limit: 1 }, ''), 'body', 'Send at least 1 field.'],
])('SRV-01 %o', (error, field, sentence) => {
  expect(sentencesAtFields([error])).toEqual({ [field]: [sentence] });
});

test('SRV-01 only a form about the member asks for “your name”', () => {
  const error = found('required', { missingProperty: 'name' }, '');
  expect(sentencesAtFields([error], { isOfPerson: true })).toEqual({ name: ['Enter your name.'] });
});

test('SRV-01 a field has each of its sentences once', () => {
  const long = found('maxLength', { limit: 3 }, '/tags/0');
  expect(
    sentencesAtFields([
      long,
      { ...long, instancePath: '/tags/1' },
      found('type', { type: 'string' }, '/tags/2'),
    ]),
  ).toEqual({ tags: ['Enter at most 3 characters.', 'Send a text.'] });
});
