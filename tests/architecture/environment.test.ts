import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';

/** Variables of the operating system, those that Vite defines, and those that a test or a stage passes on. */
const notOurs = new Set(['FULL_DISK', 'TEST_STAGE', 'PATH', 'DEV', 'PROD', 'MODE', 'SSR', 'BASE_URL']);
const named = /(?:process|import\.meta)\.env(?:\[['"](\w+)['"]\]|\.([A-Za-z]\w*))/g;
const destructured = /\{([^{}]*)\}\s*=\s*(?:process|import\.meta)\.env\b(?![.[])/g;
/** Uses of the whole environment: for a child process, or by readConfig, which is called below. */
const passedOn = /\.\.\.process\.env\b|readConfig\(process\.env\)|\benv: process\.env\b/g;

/** `unreadable`: uses of the environment whose variable this test cannot determine. */
function usesIn(text: string): { readonly names: readonly string[]; readonly unreadable: number } {
  const names = [
    ...[...text.matchAll(named)].map(([, quoted, dotted]) => quoted ?? dotted ?? ''),
    ...[...text.matchAll(destructured)].flatMap(([, list = '']) =>
      list.split(',').flatMap((part) => part.split(/[:=]/)[0]?.trim() || []),
    ),
  ];
  const rest = text.replace(named, '').replace(destructured, '').replace(passedOn, '');
  return { names, unreadable: [...rest.matchAll(/\b(?:process|import\.meta)\.env\b/g)].length };
}

/** The variables that the server reads, recorded by calling readConfig. */
function namesOfConfig(): string[] {
  const names = new Set<string>();
  const recording = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => {
        names.add(String(name));
        return undefined;
      },
    },
  );
  readConfig(recording);
  return [...names];
}

const sources = globSync('{*,{art,domain,machines,src,server,scripts,tests}/**/*}.{ts,tsx,js,mjs}')
  .filter((file) => file !== 'tests/architecture/environment.test.ts')
  .map((file) => ({ file, ...usesIn(readFileSync(file, 'utf8')) }));
const read = new Set(
  [...namesOfConfig(), ...sources.flatMap(({ names }) => names)].filter((n) => !notOurs.has(n)),
);

function namesInTable(): string[] {
  const [, configuration = ''] = readFileSync('README.md', 'utf8').split(/^## Configuration$/m);
  const [section = ''] = configuration.split(/^## /m);
  return [...section.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name = '']) => name),
  );
}

describe('environment variables', () => {
  test('the table of the README has each one that the code reads, once', () => {
    expect(namesInTable().sort()).toEqual([...read].sort());
  });

  test('every use names its variable, so that the table can be compared', () => {
    expect(sources.filter(({ unreadable }) => unreadable > 0).map(({ file }) => file)).toEqual([]);
  });

  test('.env.example has those of the server and of the build', () => {
    const example = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)];
    // Vite does not allow NODE_ENV in a file
    const expected = [...read].filter(
      (name) => name !== 'NODE_ENV' && (namesOfConfig().includes(name) || name.startsWith('VITE_')),
    );
    expect(example.map(([, name]) => name).sort()).toEqual(expected.sort());
  });

  test.each([
    [`process.env['A_B']`, ['A_B'], 0],
    ['import.meta.env.VITE_X', ['VITE_X'], 0],
    ['const { A, B: other = 1 } = process.env;', ['A', 'B'], 0],
    ['{ ...process.env, C: 1 }', [], 0],
    ['const all = process.env; all.HIDDEN', [], 1],
    ['process.env[name]', [], 1],
  ])('reads %s', (text, names, unreadable) => {
    expect(usesIn(text)).toEqual({ names, unreadable });
  });
});
