/** Builds what is stale, then serves the app and its API together. */
import { spawn } from 'node:child_process';
import { buildIfStale } from './build.ts';
import { serverArguments } from './server-arguments.ts';

if (await buildIfStale()) console.log('Built the app.');

// A separate process, so that the memory of the build is freed. Compiled modules are cached between starts.
const server = spawn(process.execPath, serverArguments, {
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled', ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === null ? 0 : 1);
});
