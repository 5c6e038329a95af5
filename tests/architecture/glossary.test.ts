import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the glossary names each term once', () => {
  const rows = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| (?!term|-)([^|]+) \| (.+) \|$/gm)];
  const terms = rows.flatMap(([, names = '']) => names.toLowerCase().split(', '));
  expect(terms.length).toBeGreaterThan(40);
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
});
