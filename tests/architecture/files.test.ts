import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const generated = /^contract\//;
/** Files over the cap, each because splitting it would hide more than it shows. */
const longByNature: readonly string[] = [];
const cap = 300;
const operationFile = /^(server\/operations\/[a-z]+|src\/offline\/operations)\/[a-z][A-Za-z]+\.ts$/;
const component = /^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*\.tsx?$/;

const files = sourceFiles().filter((file) => !generated.test(file));

describe('files', () => {
  test('names are kebab-case, components PascalCase, operations their operationId', () => {
    const wrong = files.filter((file) => {
      const name = basename(file);
      return !kebab.test(name) && !component.test(name) && !operationFile.test(file.replace('.test', ''));
    });
    expect(wrong).toEqual([]);
  });

  test('no file is named utils, helpers, misc or index', () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|misc|common|index)(\.|\/)/.test(file))).toEqual([]);
  });

  test(`no file is longer than ${cap} lines`, () => {
    const long = files.filter((file) => readFileSync(file, 'utf8').split('\n').length > cap + 1);
    expect(long.filter((file) => !longByNature.includes(file))).toEqual([]);
  });

  test('no test sleeps', () => {
    const sleepy = files
      .filter((file) => /\.(test|e2e)\.tsx?$/.test(file))
      .filter((file) => /waitForTimeout\(|await sleep\(/.test(readFileSync(file, 'utf8')));
    expect(sleepy).toEqual([]);
  });
});
