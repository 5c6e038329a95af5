import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nodeVersionProblem } from './node-version.ts';

const sentence =
  'The tests need Node 24 and this is Node 20.20.2: run "npx vitest" instead, which takes the Node in node_modules.';

test('a Node older than the one of package.json is named with what to run instead', () => {
  expect(nodeVersionProblem('20.20.2', '24.21.0')).toBe(sentence);
  expect(nodeVersionProblem('22.22.0', '24.21.0')).toContain('this is Node 22.22.0');
});

test.each(['24.0.0', '24.21.0', '26.1.0'])('Node %s is new enough', (current) => {
  expect(nodeVersionProblem(current, '24.21.0')).toBeNull();
});

test('package.json depends on one exact Node version', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(dependencies.node).toMatch(/^\d+\.\d+\.\d+$/);
});

test('vitest under an older Node prints only that sentence and fails', () => {
  const olderNode =
    'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.20.2"}})';
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const run = spawnSync(
    process.execPath,
    ['--import', olderNode, 'node_modules/vitest/vitest.mjs', 'list', '--project', 'unit'],
    { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );
  expect(run.stderr.trim()).toBe(nodeVersionProblem('20.20.2', dependencies.node));
  expect(run.stdout).toBe('');
  expect(run.status).toBe(1);
});
