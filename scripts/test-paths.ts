/**
 * Runs the tests of the flows. `-- --machine <name>` runs the generated paths of one machine instead, `--list` prints
 * them and `--csv` exports them step by step; `--strategy shortest|simple` says which paths.
 */
import { spawnSync } from 'node:child_process';
import { pathTool } from './flows/path-tool.ts';

const args = process.argv.slice(2);

if (args.some((arg) => /^--(machine|strategy|list|csv)\b/.test(arg))) {
  try {
    const { text, isFine } = await pathTool(args);
    console.log(text);
    if (!isFine) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} else {
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'paths', ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
