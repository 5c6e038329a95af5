import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DataFolderError, lockFolder } from './folder-lock.ts';

const scratch = mkdtempSync(join(tmpdir(), 'kindfare-lock-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const folder = join(scratch, 'data');

/** Another process that has the folder locked until it is killed. */
async function holder() {
  const code = `import { lockFolder } from '#server/db/pglite/folder-lock.ts';
    lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('a second lock in the same process is refused with a sentence, until the first is released', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(
    new DataFolderError(
      `Another server is already using the data folder ${folder}; stop it or set DATA_DIR to another folder.`,
      { isHeld: true },
    ),
  );
  unlock();
  lockFolder(folder)();
});

test('another process is refused while the holder lives, and a killed holder leaves no stale lock', async () => {
  const child = await holder();
  expect(() => lockFolder(folder)).toThrow(/Another server is already using/);
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockFolder(folder)();
});

test('a folder that cannot be written to is named', () => {
  const file = join(scratch, 'a-file');
  writeFileSync(file, '');
  expect(() => lockFolder(join(file, 'data'))).toThrow(
    `The data folder ${join(file, 'data')} cannot be written to.`,
  );
});
