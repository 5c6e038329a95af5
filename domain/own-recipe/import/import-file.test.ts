import { describe, expect, test } from 'vitest';
import { fileRefusal, formatOfFile, formatOfText } from './import-file.ts';

describe('EXT-05 a file', () => {
  test.each([
    ['soup.cook', 'cooklang'],
    ['Soup of Mum.HTML', 'html'],
    ['export.json', 'json'],
    ['notes.txt', 'cooklang'],
    ['archive.zip', 'archive'],
    ['My Recipes.paprikarecipes', 'archive'],
    ['soup.png', null],
    ['json', null],
    ['', null],
  ])('"%s" holds %s', (name, format) => {
    expect(formatOfFile(name)).toBe(format);
    expect(fileRefusal({ name, size: 10 }) === null).toBe(format !== null);
  });

  test('that is empty or larger than what the server takes is refused', () => {
    expect(fileRefusal({ name: 'soup.cook', size: 2_000_000 })).toBeNull();
    expect(fileRefusal({ name: 'soup.cook', size: 2_000_001 })).toContain('too large');
    expect(fileRefusal({ name: 'all.zip', size: 20 * 1024 * 1024 })).toBeNull();
    expect(fileRefusal({ name: 'all.zip', size: 20 * 1024 * 1024 + 1 })).toContain('20 MB');
    expect(fileRefusal({ name: 'soup.cook', size: 0 })).toContain('empty');
  });
});

test.each([
  ['json', '{"name": "Soup"}', 'json'],
  ['json', '\n<!doctype html><title>Soup</title>', 'html'],
  ['cooklang', '<sauce> @milk{}', 'cooklang'],
] as const)('EXT-20 text pasted as %s that begins with %s is read as %s', (format, text, read) => {
  expect(formatOfText(format, text)).toBe(read);
});
