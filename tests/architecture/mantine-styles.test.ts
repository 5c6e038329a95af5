import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const ui = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
);
const sheets = ui.flatMap((file) =>
  [...read(`src/ui/${file}`).matchAll(/import '(@mantine\/core\/styles\/[^']+)'/g)].map(
    (match) => match[1] ?? '',
  ),
);

test('every variable of the Mantine styles in use is defined', () => {
  const defined = new Set(
    [...read('src/ui/kit/mantine-variables.css').matchAll(/(--mantine-[\w-]+):/g)].map((match) => match[1]),
  );
  const used = new Set(
    sheets.flatMap((sheet) =>
      [...read(`node_modules/${sheet}`).matchAll(/var\((--mantine-[\w-]+)/g)].map((match) => match[1] ?? ''),
    ),
  );
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  expect([...defined].filter((name) => !used.has(name ?? ''))).toEqual(
    ['--mantine-scale'].filter((n) => !used.has(n)),
  );
});

test('Mantine styles are in their layer, below the components’ styles', () => {
  expect(sheets.filter((sheet) => !sheet.endsWith('.layer.css'))).toEqual([]);
});
