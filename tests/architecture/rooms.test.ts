import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { operations } from '#contract/operations.ts';
import { importsOf } from './imports.ts';
import { knownFolders, layerOf, layers, projectFiles, rooms, runsUp, unknownFolders } from './rooms.ts';
import { sourceFiles } from './source-files.ts';

const operationPaths = new Set(
  operations.flatMap(({ tag, operationId }) =>
    ['.ts', '.test.ts'].map((ending) => `server/operations/${tag}/${operationId}${ending}`),
  ),
);
const notOperations = (files: readonly string[]) =>
  files.filter((file) => file.startsWith('server/operations/') && !operationPaths.has(file));

const files = sourceFiles();
const imports = files.flatMap(importsOf);

describe('rooms', () => {
  test('every folder of every room is known, and every known one is there', () => {
    expect(unknownFolders(projectFiles())).toEqual([]);
    expect(knownFolders.filter((folder) => !existsSync(folder))).toEqual([]);
  });

  test.each([...rooms])('an unknown folder of %s is found, wherever it lies in it', (room) => {
    const below = knownFolders.filter((folder) => folder === room || folder.startsWith(`${room}/`));
    for (const folder of below) {
      const unknown = `${folder}/newroom`;
      expect(unknownFolders([`${unknown}/a-file.ts`])).toEqual([unknown]);
    }
  });

  test('a folder that is not listed is found', () => {
    expect(unknownFolders(['newroom/a-file.ts'])).toEqual(['newroom']);
  });
});

describe('layers', () => {
  test('every file of src and server has a layer', () => {
    const layered = files.filter((file) => /^(src|server)\//.test(file));
    expect(layered.filter((file) => layerOf(file) === null)).toEqual([]);
    expect(layerOf('server/new-file.ts')).toBeNull();
  });

  test('no import runs up inside src or server, of tests neither', () => {
    expect(imports.filter(runsUp).map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  test.each(['server', 'src'] as const)(
    'an import that runs up inside %s is found, from every layer',
    (room) => {
      const examples = layers[room].map(({ folders, files: [file] }) =>
        file === undefined ? `${room}/${folders[0]}/a-file.ts` : `${room}/${file}.ts`,
      );
      for (const [above, to] of examples.entries())
        for (const [below, from] of examples.entries()) {
          expect(runsUp({ from, to })).toBe(above < below);
        }
    },
  );
});

describe('operations', () => {
  test('a file is one call of the contract, or its test', () => {
    expect(notOperations(files)).toEqual([]);
  });

  test('anything else is found', () => {
    const others = ['recipes/recipe-card.ts', 'table.ts', 'recipes/issueToken.ts', 'auth/newToken.ts'];
    const paths = others.map((other) => `server/operations/${other}`);
    expect(notOperations([...paths, 'server/operations/auth/issueToken.ts'])).toEqual(paths);
  });

  test('a call imports no other call', () => {
    const between = imports.filter((each) => [each.from, each.to].every((path) => operationPaths.has(path)));
    expect(between.filter(({ from, to }) => from.replace('.test.ts', '.ts') !== to)).toEqual([]);
  });
});
