import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { hardProblems } from '#domain/meal-plan/brute-force.fixture.ts';
import { emptyDay, manyCandidates, problemOf } from '#domain/meal-plan/plan.fixture.ts';
import type { PlanOutcome } from '#domain/meal-plan/plan-outcome.ts';
import type { PlanProblem } from '#domain/meal-plan/plan-problem.ts';
import type { Planner } from '#server/context/planner.ts';
import { createPlanner, type PlanThread, startPlanThread } from './create-planner.ts';

let planner: Planner | null = null;
afterEach(async () => {
  await planner?.close();
  planner = null;
});

const problem = problemOf({ candidates: manyCandidates(200, 'planner') });
const other = problemOf({ candidates: manyCandidates(200, 'another') });
/** A worker thread that runs the code for every problem, after messages like Node's own with `--watch`. */
const threadThat = (code: string) =>
  startPlanThread(
    new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort } from 'node:worker_threads';
        const unexpected = [{ 'watch:import': ['file:///a.js'] }, 'ready', null, { kind: 'else' }];
        parentPort.on('message', (asked) => {
          for (const message of unexpected) parentPort.postMessage(message);
          ${code}
        });
        for (const message of unexpected) parentPort.postMessage(message);
        parentPort.postMessage({ kind: 'ready' });`)}`,
    ),
  );

test('EXT-03 plans in a thread, one problem at a time, each with its own result', async () => {
  planner = createPlanner();
  const [one, two, again] = await Promise.all([problem, other, problem].map((it) => planner?.plan(it)));
  if (one?.kind !== 'plan' || two?.kind !== 'plan') throw new Error('no plan');
  expect(hardProblems(problem, one.days)).toEqual([]);
  expect(hardProblems(other, two.days)).toEqual([]);
  expect(again).toEqual(one);
});

const broken = [
  ['breaks off', 'process.exit(1)'],
  ['throws', 'throw new Error("out of memory")'],
  ['cannot solve it', 'parentPort.postMessage({ kind: "failed", id: asked.id, message: "out of memory" })'],
] as const;

test.each(broken)(
  'EXT-03 a thread that %s: the problem is retried in a new one, and the next problem runs there too',
  async (_, code) => {
    const onLost: unknown[] = [];
    let starts = 0;
    const start = () => {
      starts += 1;
      return starts === 1 ? threadThat(code) : startPlanThread();
    };
    planner = createPlanner({ start, onLost: (error) => onLost.push(error) });
    for (let n = 0; n < 2; n += 1) {
      const outcome = await planner.plan(problem);
      if (outcome.kind !== 'plan') throw new Error(outcome.sentence);
      expect(hardProblems(problem, outcome.days)).toEqual([]);
      expect(onLost).toHaveLength(1);
    }
    expect(starts).toBe(2);
  },
);

test('a thread that hangs is terminated after the timeout', async () => {
  const thread = await threadThat('for (;;);');
  await expect(thread.ask(problem, 50)).rejects.toThrow('ended');
  expect(thread.isAlive()).toBe(false);
});

const failing: readonly (readonly [string, () => Promise<PlanThread>])[] = [
  ['cannot start', () => Promise.reject(new Error('no threads'))],
  ...broken.map(([name, code]) => [name, () => threadThat(code)] as const),
];
test.each(failing)(
  'a thread that %s twice: 503, and nothing is planned in the main thread',
  async (_, start) => {
    let starts = 0;
    const counted = () => {
      starts += 1;
      return start();
    };
    planner = createPlanner({ start: counted });
    await expect(planner.plan(problem)).rejects.toMatchObject({ statusCode: 503, retryAfterSeconds: 5 });
    expect(starts).toBe(2);
  },
);

test('messages that are not from the planning thread are ignored', async () => {
  const outcome: PlanOutcome = { kind: 'plan', days: [], foundBy: 'search' };
  const stale = 'parentPort.postMessage({ kind: "outcome", id: asked.id - 1, outcome: null });';
  const thread = await threadThat(
    `${stale} parentPort.postMessage({ kind: "outcome", id: asked.id, outcome: ${JSON.stringify(outcome)} });`,
  );
  expect(await thread.ask(problem, 60_000)).toEqual(outcome);
  await thread.end();
});

test('the planning thread ignores messages that are not problems', async () => {
  const worker = new Worker(new URL('./plan-worker.ts', import.meta.url));
  const seen: unknown[] = [];
  const replies = Promise.withResolvers<void>();
  worker.on('message', (message: { kind: string; id?: number }) => {
    seen.push([message.kind, message.id]);
    if (message.kind === 'outcome') replies.resolve();
  });
  for (const message of [{ 'watch:import': [] }, 'plan', { kind: 'work', id: 7, work: problem }])
    worker.postMessage(message);
  await replies.promise;
  await worker.terminate();
  expect(seen).toEqual([
    ['ready', undefined],
    ['outcome', 7],
  ]);
});

/** A thread that replies on command, and records its requests. */
function slowThread() {
  const requests: { readonly problem: PlanProblem; readonly answer: () => void }[] = [];
  const thread: PlanThread = {
    isAlive: () => true,
    ask: (it) =>
      new Promise((resolve) => {
        requests.push({ problem: it, answer: () => resolve({ kind: 'plan', days: [], foundBy: 'search' }) });
      }),
    end: () => Promise.resolve(),
  };
  /** Replies to the requests one by one until none is left. */
  const resolveAll = async (count: number) => {
    for (let n = 0; n < count; n += 1) {
      while (requests.length <= n) await Promise.resolve();
      requests[n]?.answer();
    }
    return requests.map(({ problem: it }) => it.seed);
  };
  return { start: () => Promise.resolve(thread), requests, answerAll: resolveAll };
}
const dayOf = (seed: number) => problemOf({ seed, timeLimitMs: 1_000 });
const weekOf = (seed: number) => problemOf({ seed, timeLimitMs: 3_000, days: Array(7).fill(emptyDay) });

test('too many problems at once: 503, and the queued ones are still planned', async () => {
  const { start, answerAll: resolveAll } = slowThread();
  planner = createPlanner({ maxWaiting: 2, start });
  const first = [planner.plan(dayOf(1)), planner.plan(dayOf(2))];
  await expect(planner.plan(dayOf(3))).rejects.toMatchObject({ statusCode: 503 });
  await resolveAll(2);
  expect((await Promise.all(first)).map(({ kind }) => kind)).toEqual(['plan', 'plan']);
});

test('a day is planned before queued weeks, and an old week before newer days', async () => {
  const { start, answerAll: resolveAll } = slowThread();
  let time = 0;
  planner = createPlanner({ start, now: () => time });
  const plans = [weekOf(1), weekOf(2), dayOf(3)].map((it) => planner?.plan(it));
  time = 2_500;
  plans.push(planner.plan(dayOf(4)));
  expect(await resolveAll(4)).toEqual([1, 3, 2, 4]);
  await Promise.all(plans);
});

test('many problems of one member do not delay those of others', async () => {
  const { start, answerAll: resolveAll } = slowThread();
  planner = createPlanner({ start, now: () => 0 });
  const plans = [1, 2, 3, 4].map((seed) => planner?.plan(weekOf(seed), 'anna'));
  plans.push(planner.plan(weekOf(5), 'ben'));
  expect(await resolveAll(5)).toEqual([1, 2, 5, 3, 4]);
  await Promise.all(plans);
});

test('a problem that waits too long gets 503 and is not planned', async () => {
  const { start, requests } = slowThread();
  let time = 0;
  planner = createPlanner({ start, now: () => time, maxWaitMs: 10_000 });
  const first = planner.plan(dayOf(1));
  const late = expect(planner.plan(dayOf(2))).rejects.toMatchObject({ statusCode: 503 });
  while (requests.length === 0) await Promise.resolve();
  time = 10_001;
  const last = planner.plan(dayOf(3));
  requests[0]?.answer();
  await Promise.all([first, late]);
  while (requests.length === 1) await Promise.resolve();
  requests[1]?.answer();
  await last;
  expect(requests.map(({ problem: it }) => it.seed)).toEqual([1, 3]);
});

test('problems in the queue get 503 when the planner closes', async () => {
  planner = createPlanner({ start: () => threadThat('') });
  const waiting = [planner.plan(problem), planner.plan(other)];
  const outcomes = Promise.allSettled(waiting);
  await planner.close();
  for (const outcome of await outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { statusCode: 503 } });
});
