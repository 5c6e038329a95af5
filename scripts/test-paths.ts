/**
 * Runs the tests of the flows. `-- --machine <name>` runs the generated paths of one machine instead,
 * `--list` prints them and `--csv` exports them step by step; `--strategy shortest|simple` selects the paths.
 * `--run browser` runs in Chromium, against a real server, the smallest set of paths that takes every
 * transition a browser can take; for all machines that have a browser suite by default.
 */
import { spawnSync } from 'node:child_process';
import { runInBrowser } from './flows/browser-run.ts';
import { pathTool } from './flows/path-tool.ts';

const args = process.argv.slice(2);

try {
  if (args.some((arg) => /^--run\b/.test(arg))) {
    process.exitCode = await runInBrowser(args);
  } else if (args.some((arg) => /^--(machine|strategy|list|csv)\b/.test(arg))) {
    const { text, isFine } = await pathTool(args);
    console.log(text);
    if (!isFine) process.exitCode = 1;
  } else {
    const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'paths', ...args], {
      stdio: 'inherit',
    });
    process.exitCode = status ?? 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
