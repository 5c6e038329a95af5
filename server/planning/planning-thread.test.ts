import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { emptyDay, manyCandidates, problemOf } from '#domain/meal-plan/plan.fixture.ts';
import { createPlanner } from './create-planner.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pathOf = (url: string) => relative(root, fileURLToPath(url));

const importPattern =
  /^\s*(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm;

/** All project files imported by these, directly or indirectly, without type-only imports. */
function loadedWith(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || !file.endsWith('.ts')) return seen;
  seen.add(file);
  const text = readFileSync(resolve(root, file), 'utf8');
  for (const [, type, from, later] of text.matchAll(importPattern)) {
    const target = from ?? later ?? '';
    const isOwn = /^(#|\.)/.test(target);
    if (type !== undefined || !isOwn) continue;
    const url = target.startsWith('#') ? resolve(root, target.slice(1)) : resolve(root, file, '..', target);
    loadedWith(relative(root, url), seen);
  }
  return seen;
}

const solver = ['solve-plan', 'solve-day', 'solve-week', 'mixed-integer'].map((name) =>
  pathOf(new URL(`${name}.ts`, import.meta.url).href),
);
const search = ['search-day', 'search-week', 'repair-week', 'relaxation'].map(
  (name) => `domain/meal-plan/${name}.ts`,
);

test('the main thread does not import the planner', () => {
  const [server, worker] = ['server/main.ts', 'server/planning/plan-worker.ts'].map((file) =>
    loadedWith(file),
  );
  expect([...(worker ?? [])]).toEqual(expect.arrayContaining([...solver, ...search]));
  expect(server?.size).toBeGreaterThan(300);
  expect([...(server ?? [])]).toContain('server/planning/create-planner.ts');
  expect([...solver, ...search].filter((file) => server?.has(file))).toEqual([]);
});

test('the event loop is not blocked while a heavy week is planned', async () => {
  const planner = createPlanner();
  const heavy = problemOf({
    days: Array(7).fill(emptyDay),
    candidates: manyCandidates(40, 'heavy').map((it) => ({ ...it, maxServings: 1 })),
    target: 1300,
    servings: [1],
  });
  await planner.plan(problemOf({ candidates: manyCandidates(60, 'first') }));
  let turns = 0;
  let isDone = false;
  const counting = (async () => {
    while (!isDone) {
      await new Promise(setImmediate);
      turns += 1;
    }
  })();
  await planner.plan(heavy).finally(() => {
    isDone = true;
  });
  await counting;
  await planner.close();
  // A planner in this thread would have allowed one or two turns.
  expect(turns).toBeGreaterThan(100);
});
