import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createEmptyDatabase,
  createPreparedDatabase,
  prepareDataFolder,
} from '#tests/server/prepared-database.ts';

/** How a process ended, and its output. */
export interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  readonly ended: Promise<End>;
  /** Resolves once the text appears in its output. */
  readonly says: (text: string) => Promise<void>;
  /** Sends the signal and waits for the exit. */
  readonly kill: (signal: NodeJS.Signals) => Promise<End>;
}

export type Environment = Readonly<Record<string, string>>;

const running = new Set<ChildProcess>();
const folders: string[] = [];

/** A folder that is removed by `cleanUp`. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kindfare-reliability-'));
  folders.push(folder);
  return folder;
}

/** Environment of a server whose disk is full while the file `flag` exists. */
export const fullDiskWhile = (flag: string): Environment => ({
  FULL_DISK: flag,
  NODE_OPTIONS: `--import ${new URL('./full-disk.ts', import.meta.url).href}`,
});

const postgres = process.env['TEST_DATABASE_URL'];

/**
 * The data location of a server before its first start: a new PostgreSQL database when TEST_DATABASE_URL is
 * set, else a new folder.
 */
export async function emptyDataLocation(): Promise<Environment> {
  const place: Record<string, string> = postgres ? { DATABASE_URL: await createEmptyDatabase(postgres) } : {};
  return { DATA_DIR: temporaryFolder(), ...place };
}

/** The same after a first start, which takes seconds. */
export async function initializedDataLocation(): Promise<Environment> {
  const DATA_DIR = temporaryFolder();
  if (postgres) return { DATA_DIR, DATABASE_URL: await createPreparedDatabase(postgres) };
  await prepareDataFolder(DATA_DIR);
  return { DATA_DIR };
}

/** Kills every remaining server and removes the folders. */
export function cleanUp(): void {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** Starts the real server, not yet listening. */
export function spawnServer(env: Environment): {
  readonly child: ChildProcess;
  readonly ended: Promise<End>;
  readonly said: () => string;
} {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: '.cache/compile',
      PORT: '0',
      LOG_LEVEL: 'fatal',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += chunk));
  child.stderr.on('data', (chunk) => (stderr += chunk));
  const ended = new Promise<End>((resolve) => {
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve({ code, signal, stdout, stderr });
    });
  });
  return { child, ended, said: () => stdout };
}

/** Starts the real server and waits until it listens. */
export async function startServer(env: Environment): Promise<ServerProcess> {
  const { child, ended, said } = spawnServer(env);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const address = /served at (\S+)/.exec(said())?.[1];
      if (address !== undefined) resolve(address);
    });
    void ended.then((end) => reject(new Error(`The server ended with ${end.code}: ${end.stderr}`)));
  });
  const kill = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  const says = (text: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!said().includes(text)) return;
        child.stdout?.off('data', look);
        resolve();
      };
      child.stdout?.on('data', look);
      look();
    });
  return { child, url, ended, says, kill };
}

const password = 'correct horse battery';

export async function post(url: string, path: string, body: unknown, token?: string): Promise<Response> {
  const authorization: Record<string, string> =
    token === undefined ? {} : { authorization: `Bearer ${token}` };
  return fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify(body),
  });
}

/** A new member with tokens. */
export async function newMember(
  url: string,
): Promise<{ email: string; token: string; refreshToken: string }> {
  const email = `${crypto.randomUUID()}@example.com`;
  await post(url, '/auth/register', { name: '__', email, password, password_confirmation: password });
  const response = await post(url, '/auth/token', { grant_type: 'password', username: email, password });
  const { access_token: token, refresh_token: refreshToken } = await response.json();
  return { email, token, refreshToken };
}
