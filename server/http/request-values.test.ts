import { describe, expect, test } from 'vitest';
import { fieldsWithBrokenText, readBooleanTexts, readQuery } from './request-values.ts';

describe('a query', () => {
  const schema = { properties: { diet: { type: 'array' }, query: { type: 'string' } } };

  test.each([
    [{ diet: ['Vegan', 'Paleo'] }, { diet: ['Vegan', 'Paleo'] }],
    [{ diet: 'Vegan,Paleo' }, { diet: ['Vegan', 'Paleo'] }],
    [{ diet: 'Vegan' }, { diet: ['Vegan'] }],
    [{ 'diet[]': 'Vegan' }, { diet: ['Vegan'] }],
    [{ diet: '', query: '' }, {}],
    [{ diet: ['', ''] }, {}],
    [{ query: 'a,b' }, { query: 'a,b' }],
    [{ other: 'x' }, {}],
  ])('%o is read as %o', (query, read) => {
    expect(readQuery(query, schema)).toEqual(read);
  });
});

test('SRV-37 the texts true and false are parsed as booleans, also in nested objects', () => {
  const flag = { type: 'boolean' };
  const schema = { properties: { a: flag, b: { type: 'string' }, metas: { properties: { a: flag } } } };
  expect(readBooleanTexts({ a: 'false', b: 'true', c: 'true', metas: { a: 'true' } }, schema)).toEqual({
    a: false,
    b: 'true',
    c: 'true',
    metas: { a: true },
  });
  expect(readBooleanTexts({ a: 'False' }, schema)).toEqual({ a: 'False' });
  expect(readBooleanTexts(['true'], schema)).toEqual(['true']);
});

test('text that cannot be stored is found at any depth', () => {
  expect(
    fieldsWithBrokenText({ a: 'fine \u{1F600}', b: 'x\0', c: ['ok', '\ud800'], d: { e: { f: '\udc00' } } }),
  ).toEqual(['b', 'c', 'd.e.f']);
  expect(fieldsWithBrokenText({ a: { 'x\0': 1 } })).toEqual(['a']);
  expect(fieldsWithBrokenText('\0')).toEqual(['body']);
  expect(fieldsWithBrokenText(null)).toEqual([]);
});
