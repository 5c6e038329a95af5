/** A real server on throw-away data, one for each worker, and a page that talks to it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';

export { expect };

interface RunningServer {
  readonly url: string;
}

function freePort(): Promise<number> {
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
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server stopped before it was ready:\n${said()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server was not ready in time:\n${said()}`);
}

/** Three numbers of an address, the same for the same test. */
function addressFrom(testId: string): string {
  const digest = createHash('sha256').update(testId).digest();
  return [...digest.subarray(0, 3)].join('.');
}

export const test = base.extend<{ baseURL: string }, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'kindfare-e2e-'));
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const env = {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        LOG_LEVEL: 'error',
      };
      const server = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [server.stdout, server.stderr])
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString();
        });
      await untilReady(url, server, () => output);
      await use({ url });
      const stopped = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await stopped;
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // each test comes from an address of its own, so that no test uses up the tries of another
  extraHTTPHeaders: async ({ viewport: _ }, use, { testId }) =>
    use({ 'X-Forwarded-For': `10.${addressFrom(testId)}` }),
  serviceWorkers: 'block',
});
