import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { cleanUp, initializedDataLocation } from './server-process.ts';

let dev: ChildProcess | null = null;
afterAll(async () => {
  if (dev !== null && dev.exitCode === null) {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
  }
  cleanUp();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

test('npm run dev starts, Vite passes calls on to the server, SIGTERM to npm ends both', async () => {
  const [port, vitePort] = [await freePort(), await freePort()];
  const args = ['run', 'dev', '--', '--host', '127.0.0.1', '--port', String(vitePort), '--strictPort'];
  const env = {
    ...process.env,
    ...(await initializedDataLocation()),
    PORT: String(port),
    LOG_LEVEL: 'fatal',
    NO_COLOR: '1',
  };
  const child = spawn('npm', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  dev = child;
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: unknown) => {
      output += String(chunk);
      if (output.includes('served at') && output.includes(`:${vitePort}`)) resolve();
      if (/Failed running|Error:/.test(output)) reject(new Error(output));
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', () => reject(new Error(output)));
  });
  const direct = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect(direct.status).toBe(200);
  const throughVite = await fetch(`http://127.0.0.1:${vitePort}/api/v1/recipes/meal-types`);
  expect(throughVite.headers.get('content-type')).toContain('application/json');
  expect((await fetch(`http://127.0.0.1:${vitePort}/`)).status).toBe(200);

  // what the children write to ends with the last of them
  child.removeAllListeners('exit');
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  await ended;
  for (const each of [port, vitePort])
    await expect(fetch(`http://127.0.0.1:${each}/`)).rejects.toThrow('fetch failed');
});
