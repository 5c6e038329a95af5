import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';

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

const features = globSync('src/features/**/*.tsx').filter((file) => !file.includes('.test.'));
/** Parts that a first screen draws; what they import statically is loaded with it. */
const firstScreens = [
  'src/app/start-app.ts',
  'src/app/routes.tsx',
  'src/app/frames/MemberFrame.tsx',
  'src/features/recipes/DashboardScreen.tsx',
  'src/features/recipes/RecipesScreen.tsx',
  'src/features/recipes/recipe/RecipeScreen.tsx',
  'src/features/recipes/share/ShareScreen.tsx',
  ...features.filter((file) => file.startsWith('src/features/auth/')),
];

function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file) || !/\.tsx?$/.test(file)) return seen;
  seen.add(file);
  const later = new Set([...read(file).matchAll(/import\(\s*'([^']+)'/g)].map((match) => match[1]));
  for (const { to, typeOnly } of importsOf(file))
    if (!typeOnly && ![...later].some((name) => to.endsWith(name?.replace(/^[.#/]+/, '') ?? ' ')))
      loadedWith(to, seen);
  return seen;
}

test.each(firstScreens)('%s comes without Mantine', (file) => {
  // the recipe page comes with its sheets
  const parts = file.endsWith('/RecipeScreen.tsx') ? /^src\/ui\/input\// : /^src\/ui\/(?:kit|input)\//;
  expect([...loadedWith(file)].filter((part) => parts.test(part))).toEqual([]);
});

test('what a tap opens has the fields made of Mantine', () => {
  const native = features.filter(
    (file) =>
      !file.startsWith('src/features/auth/') &&
      importsOf(file).some(({ to }) => /^src\/ui\/field\/(?:TextField|PasswordField)\.tsx$/.test(to)),
  );
  expect(native).toEqual([]);
});
