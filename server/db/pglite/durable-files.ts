import { closeSync, type Dirent, fsyncSync, openSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The internals of PGlite's NODEFS that are used here; PGlite's version is pinned because of them. */
interface NodeStream {
  readonly nfd?: number | null;
  readonly node: unknown;
}
interface NodeFileSystem {
  readonly stream_ops: { fsync?: (stream: NodeStream) => number };
  readonly realPath: (node: unknown) => string;
}
interface EmscriptenModule {
  readonly NODEFS?: NodeFileSystem;
  readonly FS: { readonly filesystems: { readonly NODEFS: NodeFileSystem } };
}

/** Start parameters of PostgreSQL on durable files. */
export const startParams: readonly string[] = [
  // This parameter would turn fsync off inside PostgreSQL.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // Any other method would bypass the file system below.
  '-c',
  'wal_sync_method=fsync',
  // The default of 128 MB doubles the memory of the process; the system's file cache is as fast.
  '-c',
  'shared_buffers=32MB',
];

/** The same for a database that nobody uses before all its files were synced, so that no write waits for the disk. */
export const unsyncedParams: readonly string[] = [...startParams, '-F'];

/** PGlite's own file system ignores fsync, so a power cut can lose the folder; this one calls it. */
export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const result = await super.init(pg, options);
    const passOn = (module: EmscriptenModule) => {
      const files = module.NODEFS ?? module.FS.filesystems.NODEFS;
      files.stream_ops.fsync = (stream) => {
        if (stream.nfd != null) fsyncSync(stream.nfd);
        else syncPath(files.realPath(stream.node));
        return 0;
      };
    };
    const steps = (result.emscriptenOpts.preRun ?? []) as unknown[];
    steps.push(passOn);
    return result;
  }
}

/** Fsyncs one file or folder. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}

/** As many as Node has threads for files. */
const lanes = 4;

/**
 * Fsyncs a folder and everything below it. The disk writes what several threads wait for at once, which takes a fifth
 * of the time of one after the other.
 */
export async function syncTree(path: string, syncOne = sync): Promise<void> {
  const pathOf = (entry: Dirent) => join(entry.parentPath, entry.name);
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const waiting = [path, ...entries.filter((entry) => !entry.isSymbolicLink()).map(pathOf)];
  const lane = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await syncOne(next);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
