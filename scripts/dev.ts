/** Starts Vite and the server with hot reload. Arguments are passed to Vite. */
import { spawn } from 'node:child_process';

const commands = [
  [process.execPath, ['--watch', 'server/main.ts']],
  [process.execPath, ['node_modules/vite/bin/vite.js', ...process.argv.slice(2)]],
] as const;
const children = commands.map(([command, args]) => spawn(command, args, { stdio: 'inherit' }));
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
