import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/** PostgreSQL writes its log in files of 16 MB and needs at least three of them. */
const minFreeBytes = 48 * 1024 * 1024;

/** ENOSPC and EDQUOT of WASI, by which PGlite numbers errors: a quota may be used up while the disk has space. */
const noSpace: readonly unknown[] = [51, 19];
const isNoSpace = (error: unknown) =>
  typeof error === 'object' && error !== null && 'errno' in error && noSpace.includes(error.errno);

const isWritable = (path: string): boolean => {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/** Why the database of the folder can't be opened, as a sentence for the operator. `error`: the message of PGlite. */
export function explainOpenFailure(folder: string, error: unknown): string {
  const place = existsSync(folder) ? folder : dirname(folder);
  if (!isWritable(place) || !isWritable(dirname(folder)))
    return `The data folder ${dirname(folder)} cannot be written to.`;
  const { bavail, bsize } = statfsSync(place);
  if (isNoSpace(error) || bavail * bsize < minFreeBytes)
    return `The disk of the data folder ${dirname(folder)} is full: no space left on device.`;
  const text = error instanceof Error ? error.message : JSON.stringify(error);
  return `The database in ${folder} cannot be opened, as its files are damaged or of another version; restore a backup. PostgreSQL says: ${text}`;
}
