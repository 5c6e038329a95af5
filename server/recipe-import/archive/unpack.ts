import { gunzipSync } from 'node:zlib';
import { type FlateError, type UnzipFileInfo, unzipSync } from 'fflate';

/** Why an archive cannot be unpacked, as a sentence with what to do. */
export class ArchiveProblem extends Error {
  override readonly name = 'ArchiveProblem';
}

/** Limits of unpacked bytes, per file and in total, and of the number of files; nested archives count too. */
export const maxUnpacked = { file: 24 * 1024 * 1024, all: 64 * 1024 * 1024, files: 5_000 } as const;

/** What is left of the limits; shared by an archive and those nested in it. */
export interface Room {
  bytes: number;
  files: number;
}
export const fullRoom = (): Room => ({ bytes: maxUnpacked.all, files: maxUnpacked.files });

const tooLarge = () =>
  new ArchiveProblem('It unpacks to more than 64 MB. Export fewer recipes at a time, without pictures.');

function take(room: Room, bytes: number): void {
  room.bytes -= bytes;
  if (bytes > maxUnpacked.file || room.bytes < 0) throw tooLarge();
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);
export const isZip = (bytes: Uint8Array) =>
  startsWith(bytes, [0x50, 0x4b, 3, 4]) || startsWith(bytes, [0x50, 0x4b, 5, 6]);
export const isGzip = (bytes: Uint8Array) => startsWith(bytes, [0x1f, 0x8b]);

/** The encryption bit in the header of the first file. */
const isLocked = (bytes: Uint8Array) => startsWith(bytes, [0x50, 0x4b, 3, 4]) && ((bytes[6] ?? 0) & 1) === 1;

export interface Unpacked {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * The files of a zip whose names `isWanted` accepts, and the names of the others. Sizes in headers are summed
 * before anything is unpacked, and a file longer than its header says is truncated.
 */
export function unzip(
  bytes: Uint8Array,
  room: Room,
  isWanted: (name: string) => boolean,
): { readonly files: readonly Unpacked[]; readonly others: readonly string[] } {
  if (isLocked(bytes))
    throw new ArchiveProblem('It is locked with a password. Save it without one, and try again.');
  const names: string[] = [];
  const others: string[] = [];
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    room.files -= 1;
    if (room.files < 0)
      throw new ArchiveProblem('It holds more than 5,000 files. Export fewer recipes at a time.');
    if (name.endsWith('/') || name === '__proto__') return false;
    if (!isWanted(name)) {
      others.push(name);
      return false;
    }
    take(room, originalSize);
    names.push(name);
    return true;
  };
  const found = unzipped(bytes, filter);
  return {
    files: [...new Set(names)].map((name) => ({ name, bytes: found[name] ?? new Uint8Array() })),
    others,
  };
}

function unzipped(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean) {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (!isOfLibrary(error)) throw error;
    throw new ArchiveProblem('It’s damaged, or a kind of archive we can’t read. Export it again and retry.');
  }
}

const isOfLibrary = (error: unknown): error is FlateError | RangeError =>
  error instanceof RangeError ||
  (error instanceof Error && 'code' in error && typeof error.code === 'number');

/** Unpacks a gzip, counting its bytes while unpacking. */
export function gunzip(bytes: Uint8Array, room: Room): Uint8Array {
  try {
    const max = Math.max(1, Math.min(maxUnpacked.file, room.bytes));
    const found = gunzipSync(bytes, { maxOutputLength: max });
    take(room, found.length);
    return found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    if (error instanceof ArchiveProblem) throw error;
    throw new ArchiveProblem('It’s damaged. Export it again and retry.');
  }
}
