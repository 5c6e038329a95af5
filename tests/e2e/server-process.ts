/** A real server with temporary data. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface RunningServer {
  readonly url: string;
  /** Runs an admin command beside the server, and returns its output. */
  readonly admin: (...argv: string[]) => string;
  readonly stop: () => Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function untilReady(url: string, server: ChildProcess, said: () => string): Promise<void> {
  const deadline = Date.now() + 240_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server stopped before it was ready:\n${said()}`);
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server was not ready in time:\n${said()}`);
}

function runAdmin(argv: readonly string[], env: NodeJS.ProcessEnv): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/admin/main.ts', ...argv], {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The command ${argv.join(' ')} failed:\n${stderr}`);
  return stdout;
}

const sharedMemory = '/dev/shm';
const enoughBytes = 2 * 1024 ** 3;

/** In memory where there is enough: what is synced for each write takes a twentieth of the processor time. */
async function parentOfData(): Promise<string> {
  const space = await statfs(sharedMemory).catch(() => null);
  return space !== null && space.bavail * space.bsize > enoughBytes ? sharedMemory : tmpdir();
}

/**
 * Starts the server with the content in a new data folder, which `stop` removes; `settings` override those of
 * the content, `environment` that of this process. The app must be built.
 */
export async function startServer(
  settings: Readonly<Record<string, string>> = {},
  environment: NodeJS.ProcessEnv = {},
): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(await parentOfData(), 'kindfare-e2e-'));
  // only here, as every process of the runner reads the test files, and few start a server
  const { prepareDataFolder } = await import('#tests/server/prepared-database.ts');
  await prepareDataFolder(dataDir);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    // each test has its own network address
    TRUSTED_PROXIES: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DATABASE_REPLICA_URLS: '',
    LOG_LEVEL: 'error',
    NODE_COMPILE_CACHE: '.cache/compile',
    ...environment,
  };
  for (const [name, value] of Object.entries(settings)) runAdmin(['settings', 'set', name, value], env);
  const server = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  await untilReady(url, server, () => output);
  const stop = async () => {
    const stopped = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await stopped;
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, admin: (...argv) => runAdmin(argv, env), stop };
}
