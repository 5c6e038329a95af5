import { weekOf } from '#domain/calendar/week.ts';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import type { Connection } from '#server/db/connect.ts';
import { startTestApp } from '#tests/server/app-under-test.ts';
import { plannerMember } from '#tests/server/planner/planner-member.ts';
import { figuresOf, timed } from './measure.ts';
import { info, type Line, ms, within } from './table.ts';

/** Concurrent members. */
const members = 4;
const weeksEach = 3;

/** CPU time of this thread in milliseconds, which other work on the machine does not change. */
function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** How long `/healthz` takes while weeks with all five intolerances are planned; client and server share one process. */
export async function planServingLines(connection: Connection, setting: string): Promise<Line[]> {
  const app = await startTestApp({ database: connection });
  try {
    const address = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
    const [start = ''] = weekOf('2026-05-04');
    const low = Object.fromEntries(intolerances.map((axis) => [`recipe_low_${axis}_enabled`, true]));
    const tokens = await Promise.all(
      Array.from({ length: members }, async () => (await plannerMember(app)).token),
    );
    for (const token of tokens) await app.ok('savePreferences', { token, body: low });
    const responses: number[] = [];
    const plan = async (token: string) => {
      for (let n = 0; n < weeksEach; n += 1) {
        const body = JSON.stringify({ start, targetCalories: 2_000 + n * 300 });
        const headers = {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-requested-with': 'XMLHttpRequest',
        };
        const response = await fetch(`${address}/api/users/me/meal-plans/generate-week`, {
          method: 'POST',
          headers,
          body,
        });
        await response.arrayBuffer();
        responses.push(response.status);
      }
    };
    // Data that does not depend on the member is loaded with the first week.
    await plan(tokens[0] ?? '');
    responses.length = 0;
    const times: number[] = [];
    let isDone = false;
    let longestTask = 0;
    const asking = (async () => {
      while (!isDone) {
        const before = threadCpuMs();
        times.push(await timed(async () => (await fetch(`${address}/healthz`)).text()));
        longestTask = Math.max(longestTask, threadCpuMs() - before);
      }
    })();
    const all = await timed(async () => Promise.all(tokens.map(plan)));
    isDone = true;
    await asking;
    const { p50, p99 } = figuresOf(times);
    const worst = Math.max(...times);
    if (responses.some((status) => status !== 201 && status !== 422))
      throw new Error(`Weeks got ${responses.join()}.`);
    const planned = responses.filter((status) => status === 201).length;
    return [
      within(
        `/healthz while heavy weeks are planned, ${setting}`,
        `p50 ${ms(p50)} p99 ${ms(p99)} worst ${ms(worst)} ms`,
        p99,
        50,
      ),
      within(
        '  most CPU time of the serving thread within one answer',
        `${ms(longestTask)} ms`,
        longestTask,
        50,
      ),
      info(
        `  ${members * weeksEach} weeks of ${members} members`,
        `${planned} planned, ${responses.filter((status) => status === 422).length} cannot be; ${ms(all)} ms, ${times.length} responses meanwhile`,
      ),
    ];
  } finally {
    await app.close();
  }
}
