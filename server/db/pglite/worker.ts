/** The worker thread that runs PostgreSQL, so that no query blocks the server's event loop. */
import { existsSync, globSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DurableNodeFS, startParams, syncPath, syncTree, unsyncedParams } from './durable-files.ts';
import { explainOpenFailure } from './explain-open-failure.ts';
import type { Reply, Request, ThreadError, ThreadSettings } from './messages.ts';
import { createPreparedStatements } from './prepared-statements.ts';

if (parentPort === null) throw new Error('The database thread was started as a program.');
const port = parentPort;
const { folder, template } = workerData as ThreadSettings;

const extensions = { pg_trgm, unaccent };
/** The same type parsers as for `pg` in connect.ts: whole numbers as numbers, days as text. */
const parsers = { 20: (value: string) => Number(value), 1082: (value: string) => value };
const openFolder = (path: string, params = startParams) =>
  PGlite.create({ fs: new DurableNodeFS(path), startParams: [...params], extensions, parsers });

/** A new database is created next to its place and moved there when complete, so that a crash leaves no partial one. */
async function makeFolder(path: string): Promise<void> {
  for (const leftover of globSync(`${path}.new-*`)) rmSync(leftover, { recursive: true, force: true });
  const beside = `${path}.new-${process.pid}`;
  const database = await openFolder(beside, unsyncedParams);
  await database.exec('CHECKPOINT');
  await database.close();
  await syncTree(beside);
  renameSync(beside, path);
  syncPath(dirname(path));
}

async function open(): Promise<PGlite> {
  if (folder === null) {
    const loadDataDir = template === null ? {} : { loadDataDir: new Blob([template]) };
    return PGlite.create({
      dataDir: 'memory://',
      startParams: [...startParams],
      extensions,
      parsers,
      ...loadDataDir,
    });
  }
  if (!existsSync(folder)) await makeFolder(folder);
  return openFolder(folder);
}

type RunPrepared = ReturnType<typeof createPreparedStatements>;

function describe(error: unknown): ThreadError {
  const { message, code, constraint } = error as { message?: string; code?: unknown; constraint?: unknown };
  return {
    message: message ?? String(error),
    code: typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null,
    constraint: typeof constraint === 'string' ? constraint : null,
  };
}

async function handle(database: PGlite, runPrepared: RunPrepared, request: Request): Promise<Reply> {
  if (request.kind === 'dump') {
    const bytes = new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer());
    return { kind: 'dumped', bytes };
  }
  if (request.kind === 'close') {
    if (folder !== null) await database.exec('CHECKPOINT');
    await database.close();
    return { kind: 'closed' };
  }
  const { sql, parameters, prepared } = request;
  const result = await (prepared === null
    ? database.query(sql, [...parameters])
    : runPrepared(prepared, sql, parameters));
  return { kind: 'rows', rows: result?.rows ?? [], affectedRows: result?.affectedRows ?? null };
}

const failed = (error: unknown): Reply => ({ kind: 'failed', error: describe(error) });

try {
  const database = await open();
  const runPrepared = createPreparedStatements(database);
  port.on('message', (request: Request) => {
    void handle(database, runPrepared, request)
      .catch(failed)
      .then((reply) => port.postMessage(reply));
  });
  port.postMessage({ kind: 'open' } satisfies Reply);
} catch (error) {
  port.postMessage(failed(folder === null ? error : new Error(explainOpenFailure(folder, error))));
}
