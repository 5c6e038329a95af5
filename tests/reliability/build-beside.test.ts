import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { connectDatabase } from '#server/db/connect.ts';
import { cleanUp, initializedDataLocation } from './server-process.ts';

let server: ChildProcess | null = null;
afterEach(async () => {
  if (server !== null && server.exitCode === null) {
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
});
afterAll(cleanUp);

/** As `npm start` does, whose build says when it has ended. */
async function startAwaiting(): Promise<{ server: ChildProcess; dataDir: string; output: () => string }> {
  const env = await initializedDataLocation();
  const child = spawn(process.execPath, ['server/main.ts', '--await-build'], {
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'fatal', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  server = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return { server: child, dataDir: env['DATA_DIR'] ?? '', output: () => output };
}

test('with --await-build a server serves once the app is built, and says so', {
  timeout: 240_000,
}, async () => {
  const { server: child, output } = await startAwaiting();
  child.send('built');
  const [message] = await once(child, 'message');
  expect(message).toBe('ready');
  const address = /served at (\S+)/.exec(output())?.[1];
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a failed build of an update leaves the database to the version before', {
  timeout: 240_000,
}, async () => {
  const { server: child, dataDir, output } = await startAwaiting();
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output()).toBe('The server could not start: The app was not built.\n');
  if (process.env['TEST_DATABASE_URL']) return;
  const { db, close } = await connectDatabase({ kind: 'embedded', folder: join(dataDir, 'database') });
  expect(await db.selectFrom('app_versions').selectAll().execute()).toEqual([]);
  await close();
});
