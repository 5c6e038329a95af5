import { closeSync, fsyncSync, lstatSync, openSync, readdirSync } from 'node:fs';
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

/** Fsyncs a folder and everything below it. */
export function syncTree(path: string): void {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  if (stat.isDirectory()) for (const entry of readdirSync(path)) syncTree(join(path, entry));
  syncPath(path);
}
