import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { exportEach, importEach, splitTexts } from './split-texts.ts';

test('each name is imported from a module of its own, under the name it has there', () => {
  expect(
    importEach(
      "import {\n  recipeCard as texts,\n  filter,\n} from '../texts/list.ts';\nimport x from './y.ts';",
    ),
  ).toBe(
    "import * as texts from '../texts/list.ts?only=recipeCard'; import * as filter from '../texts/list.ts?only=filter';\nimport x from './y.ts';",
  );
  const typeOnly = "import type { recipeCard } from './texts.ts';";
  expect(importEach(typeOnly)).toBe(typeOnly);
});

test('such a module exports the texts of one component', () => {
  const code = "export const a = { delete: 'b', 'one-day': (n: number) => n };\nexport const ab = {};\n";
  expect(exportEach(code, 'a').split('\n').slice(2, -1)).toEqual([
    "const text0 = 'b';",
    'export { text0 as delete };',
    'const text1 = (n: number) => n;',
    "export { text1 as 'one-day' };",
  ]);
  expect(() => exportEach("export const a = 'b';", 'a')).toThrow('a is no object of texts.');
});

test('a built chunk has the texts of its screens only', async () => {
  const root = mkdtempSync(join(tmpdir(), 'texts-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  await mkdir(join(root, 'src'));
  const write = (file: string, text: string) => writeFileSync(join(root, 'src', file), text);
  write(
    'texts.ts',
    "export const first = { title: 'First', unused: 'Third' };\nexport const second = { title: 'Second' };\n",
  );
  write(
    'main.ts',
    "import { first as texts } from './texts.ts';\nconsole.log(texts.title);\nimport('./second.ts');\n",
  );
  write('second.ts', "import { second as texts } from './texts.ts';\nconsole.log(texts.title);\n");
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [splitTexts],
    build: { write: false, rolldownOptions: { input: join(root, 'src/main.ts') } },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  expect(
    chunks.map((code) => [code.includes('First'), code.includes('Second'), code.includes('Third')]),
  ).toEqual([
    [true, false, false],
    [false, true, false],
  ]);
});
