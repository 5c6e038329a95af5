import { closeSync, fsyncSync, lstatSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What is used of the inside of PGlite's NODEFS; the exact version of PGlite is pinned because of it. */
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

/** How PostgreSQL is started on durable files. */
export const startParams: readonly string[] = [
  // It would switch fsync off inside PostgreSQL itself.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // Every other method goes past the file system below.
  '-c',
  'wal_sync_method=fsync',
  // With the usual 128 MB the process takes twice the memory; the system's own cache of the files serves as well.
  '-c',
  'shared_buffers=32MB',
];

/** PGlite's own file system drops every fsync, so a power cut loses the folder; this one passes them on. */
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

/** Writes one file or folder entry through to the disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Writes a folder and all below it through to the disk. */
export function syncTree(path: string): void {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  if (stat.isDirectory()) for (const entry of readdirSync(path)) syncTree(join(path, entry));
  syncPath(path);
}
