import { afterEach, expect, test } from 'vitest';
import { hardProblems } from '#domain/meal-plan/count-out.fixture.ts';
import { manyCandidates, problemOf } from '#domain/meal-plan/plan.fixture.ts';
import { createPlanner } from './create-planner.ts';
import { startPlanThread } from './plan-thread.ts';
import type { Planner } from './planner.ts';

let planner: Planner | null = null;
afterEach(async () => {
  await planner?.close();
  planner = null;
});

const problem = problemOf({ candidates: manyCandidates(200, 'planner') });
const other = problemOf({ candidates: manyCandidates(200, 'another') });
/** A thread that answers every problem with the code. */
const threadThat = (code: string) =>
  startPlanThread(
    new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort } from 'node:worker_threads';
        parentPort.on('message', () => { ${code} });
        parentPort.postMessage('ready');`)}`,
    ),
  );

test('EXT-03 plans in a thread, one problem after the other, each its own answer', async () => {
  planner = createPlanner();
  const [one, two, again] = await Promise.all([problem, other, problem].map((it) => planner?.plan(it)));
  if (one?.kind !== 'plan' || two?.kind !== 'plan') throw new Error('no plan');
  expect(hardProblems(problem, one.days)).toEqual([]);
  expect(hardProblems(other, two.days)).toEqual([]);
  expect(again).toEqual(one);
});

test.each([
  ['breaks off', 'process.exit(1)'],
  ['throws', 'throw new Error("out of memory")'],
  ['hangs', 'for (;;);'],
])(
  'EXT-03 a thread that %s: the answer comes all the same, and the next from a new thread',
  async (_, code) => {
    const heard: unknown[] = [];
    let starts = 0;
    const start = () => {
      starts += 1;
      return starts === 1 ? threadThat(code) : startPlanThread();
    };
    planner = createPlanner({ start, graceMs: 200, heard: (error) => heard.push(error) });
    const hurried = { ...problem, timeLimitMs: 100 };
    for (const told of [1, 1]) {
      const outcome = await planner.plan(told === heard.length ? problem : hurried);
      if (outcome.kind !== 'plan') throw new Error(outcome.sentence);
      expect(hardProblems(problem, outcome.days)).toEqual([]);
      expect(heard).toHaveLength(told);
    }
    expect(starts).toBe(2);
  },
);

test('EXT-03 a thread that cannot start is done without', async () => {
  planner = createPlanner({ start: () => Promise.reject(new Error('no threads')) });
  expect(await planner.plan(problem)).toMatchObject({ kind: 'plan', foundBy: 'search' });
});

test('too many problems at once: 503, and those that wait are answered', async () => {
  planner = createPlanner({ mostWaiting: 2, start: () => Promise.reject(new Error('no threads')) });
  const first = [planner.plan(problem), planner.plan(problem)];
  await expect(planner.plan(problem)).rejects.toMatchObject({ statusCode: 503 });
  expect((await Promise.all(first)).map(({ kind }) => kind)).toEqual(['plan', 'plan']);
  expect(await planner.plan(problem)).toMatchObject({ kind: 'plan' });
});
