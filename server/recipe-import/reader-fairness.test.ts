import { expect, test } from 'vitest';
import { Overdue } from '#server/threads/work-thread.ts';
import { createRecipeReader } from './create-recipe-reader.ts';

const limit = 1_000;

/** A reader with a fake clock and thread: a hostile text takes its whole second and ends its thread. */
function startReader() {
  let time = 0;
  let starts = 0;
  const done: string[] = [];
  const waiting: (() => void)[] = [];
  const reader = createRecipeReader({
    now: () => time,
    startTexts: async () => {
      starts += 1;
      let isAlive = true;
      return {
        isAlive: () => isAlive,
        ask: (work) =>
          new Promise((resolve, reject) => {
            const text = work.kind === 'read' ? work.content : work.kind;
            waiting.push(() => {
              done.push(text);
              time += text.startsWith('hostile') ? limit : 1;
              if (!text.startsWith('hostile'))
                return resolve({ threadId: 1, result: { recipes: [], problems: [] } });
              isAlive = false;
              reject(new Overdue());
            });
          }),
        end: async () => {
          isAlive = false;
        },
      };
    },
  });
  /** Completes the running piece and starts the next one. */
  const step = async () => {
    while (waiting.length === 0) await new Promise(setImmediate);
    waiting.shift()?.();
    await new Promise(setImmediate);
  };
  return { reader, done, step, starts: () => starts };
}

test('EXT-22 slow texts delay each other member by at most two of them, whenever they are received', async () => {
  const { reader, done, step, starts } = startReader();
  const hostile = Array.from({ length: 8 }, (_, at) =>
    reader.readText('cooklang', `hostile ${at}`, 'mallory'),
  );
  for (const before of [0, 3, 5]) {
    while (done.filter((text) => text.startsWith('hostile')).length < before) await step();
    const from = done.length;
    const kind = reader.readText('cooklang', `kind ${before}`, `member ${before}`);
    while (!done.includes(`kind ${before}`)) await step();
    expect(await kind).toEqual({ recipes: [], problems: [] });
    const finished = done.slice(from, done.indexOf(`kind ${before}`));
    expect(finished.length, finished.join()).toBeLessThanOrEqual(2);
  }
  while (done.length < hostile.length + 3) await step();
  const ends = await Promise.all(hostile);
  expect(ends.every((end) => 'refusal' in end)).toBe(true);
  expect(starts()).toBeGreaterThan(1);
});

test('EXT-22 one member never fills the places of the others', async () => {
  const { reader, step } = startReader();
  const ends = Promise.allSettled(
    Array.from({ length: 100 }, (_, at) => reader.readText('page', `text ${at}`, 'mallory')),
  );
  const other = reader.readText('page', 'text of another', 'anna');
  for (let at = 0; at < 9; at += 1) await step();
  expect(await other).toEqual({ recipes: [], problems: [] });
  const all = await ends;
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
  const refused = all.filter((it) => it.status === 'rejected').map(({ reason }) => reason.statusCode);
  expect(new Set(refused)).toEqual(new Set([429]));
});

test('EXT-22 a text that a busy machine held up is read once more, in a new thread and with more time', async () => {
  const limits: number[] = [];
  const started: number[] = [];
  const reader = createRecipeReader({
    startTexts: async () => {
      started.push(limits.length);
      let isAlive = true;
      return {
        isAlive: () => isAlive,
        ask: async ({ times }) => {
          limits.push(times.text);
          if (limits.length === 1) return { threadId: 1, isStarved: true, result: null };
          return { threadId: 2, result: { recipes: [], problems: [] } };
        },
        end: async () => {
          isAlive = false;
        },
      };
    },
  });
  expect(await reader.readText('cooklang', 'Boil @egg{1}.', 'anna')).toEqual({ recipes: [], problems: [] });
  expect(limits).toEqual([limit, 4 * limit]);
  expect(started).toEqual([0, 1]);
});
