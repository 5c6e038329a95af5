/** A copy of the working tree without its history, to try changes in. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Mutation } from './mutations.ts';

export interface ScratchCopy {
  readonly folder: string;
  /** Applies the edits; returns a function that takes them back. Throws if a text isn't there. */
  readonly apply: (mutation: Mutation) => () => void;
  readonly remove: () => void;
}

export function scratchCopy(): ScratchCopy {
  const folder = mkdtempSync(join(tmpdir(), 'kindfare-mutants-'));
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of stdout.split('\0').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));

  const apply = (mutation: Mutation) => {
    const originals = new Map<string, string>();
    for (const { file, from, to } of mutation) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} doesn’t contain ${JSON.stringify(from)}.`);
      if (!originals.has(path)) originals.set(path, text);
      writeFileSync(
        path,
        text.replaceAll(from, () => to),
      );
    }
    return () => {
      for (const [path, text] of originals) writeFileSync(path, text);
    };
  };
  return { folder, apply, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
