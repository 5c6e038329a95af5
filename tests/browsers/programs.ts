/** Programs of the system that the tests start. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const folders = (process.env['PATH'] ?? '').split(delimiter);

const installed = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find(existsSync);

/** Names of the programs, the preferred one first, and the packages that Debian has them in. */
const programs = {
  firefox: { names: ['firefox-esr', 'firefox'], install: 'firefox-esr' },
  webKitDriver: { names: ['WebKitWebDriver'], install: 'webkit2gtk-driver' },
  display: { names: ['Xvfb'], install: 'xvfb' },
} as const;
type Program = keyof typeof programs;

const find = (program: Program) => programs[program].names.map(installed).find(Boolean);

/** Throws an error that says what to install if one of the programs is missing. */
export function requireBrowsers(): void {
  const missing = (Object.keys(programs) as Program[]).filter((program) => find(program) === undefined);
  if (missing.length === 0) return;
  const names = missing.map((program) => programs[program].names[0]).join(', ');
  const packages = missing.map((program) => programs[program].install).join(' ');
  throw new Error(
    `Not found: ${names}. The stage needs Firefox, WebKitGTK's driver and Xvfb: on Debian and Ubuntu, \`apt-get install ${packages}\`; elsewhere, what your system calls them.`,
  );
}

export function findProgram(program: Program): string {
  const found = find(program);
  if (found !== undefined) return found;
  requireBrowsers();
  throw new Error(`${program} was not found.`);
}

/** Waits until the output has a match; an error has the output of a program that ended without one. */
export function outputOf(child: ChildProcess, expected: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const match = expected.exec(output);
      if (match) resolve(match[1] ?? match[0]);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`${child.spawnfile} ended too early:\n${output}`)));
  });
}

/** Starts a program as the leader of a group, so that `end` reaches its own processes too. */
export function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
}

export function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return resolve();
    child.once('exit', () => resolve());
    process.kill(-child.pid, 'SIGKILL');
  });
}
