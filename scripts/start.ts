/**
 * Serves the app and its API together, and builds what is stale beside it: the server opens its database meanwhile.
 * What is compressed best is made once it serves; until then the server compresses what it sends.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { serverArguments } from './server-arguments.ts';

// Compiled modules are cached between starts.
const env = { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled', ...process.env };
const children = new Set<ChildProcess>();
const endAll = (signal: NodeJS.Signals) => {
  for (const child of children) child.kill(signal);
};

/** In a process of its own, so that its memory is freed. */
function startChild(
  args: readonly string[],
  output: 'inherit' | 'ignore',
  channel: 'ipc'[] = [],
): ChildProcess {
  const child = spawn(process.execPath, args, { stdio: ['inherit', output, 'inherit', ...channel], env });
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
}

const server = startChild([...serverArguments, '--await-build'], 'inherit', ['ipc']);
// beside the server, which takes longer to load
const builder = import('./build.ts');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => endAll(signal));
let hasFailed = false;
server.on('exit', (code, signal) => {
  endAll('SIGTERM');
  process.exitCode = hasFailed ? 1 : (code ?? (signal === null ? 0 : 1));
});
server.on('message', async () => {
  const { isCompressed } = await builder;
  if (!server.connected || isCompressed()) return;
  const { pid } = startChild(['scripts/build.ts'], 'ignore');
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
});

async function build(): Promise<boolean> {
  const { isStale } = await builder;
  if (!server.connected || !isStale()) return true;
  const [code] = await once(startChild(['scripts/build.ts', '--compress-later'], 'inherit'), 'exit');
  return code === 0;
}

if (await build()) {
  // a server that has refused to start may end meanwhile, and has said why
  if (server.connected) server.send('built', () => undefined);
} else {
  hasFailed = true;
  endAll('SIGTERM');
}
