/** The server as started by `npm start`, with a built app. */
import { spawn } from 'node:child_process';
import { serverArguments } from '../server-arguments.ts';

export interface BenchServer {
  readonly address: string;
  readonly pid: number | undefined;
  readonly stop: () => Promise<void>;
}

/** Resolves when the server listens on a free port. */
export async function startBenchServer(env: Readonly<Record<string, string>>): Promise<BenchServer> {
  const server = spawn(process.execPath, serverArguments, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      output += chunk;
      const [found] = /http:\/\/[\w.:]+/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    server.once('exit', () => reject(new Error('The server did not start.')));
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  return { address, pid: server.pid, stop };
}
