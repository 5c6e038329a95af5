import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for the files of one test file, removed after it. */
export function temporaryFiles(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kindfare-files-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
