import { Agent, get } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Connection } from '#server/db/connect.ts';
import { startTestApp } from '#tests/server/app-under-test.ts';
import { figuresOf, timed, timesOf } from './measure.ts';
import { info, type Line } from './table.ts';

const connections = 16;
const rounds = 9;
/** Calls per round. */
const callsPerRound = 5_000;
const slowCallsPerRound = 500;

/** Sends `count` calls over several connections, each one sequentially. */
async function ask(count: number, url: (nth: number) => string, headers: Record<string, string>) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let asked = 0;
  const askOne = () =>
    new Promise<void>((resolve, reject) => {
      asked += 1;
      get(url(asked), { agent, headers }, (response) => {
        if (response.statusCode !== 200)
          reject(new Error(`${url(asked)} responded with ${response.statusCode}.`));
        response.resume().once('end', resolve);
      }).once('error', reject);
    });
  const oneAfterTheOther = async () => {
    while (asked < count) await askOne();
  };
  await Promise.all(Array.from({ length: connections }, oneAfterTheOther));
  agent.destroy();
}

/** Responses per second. */
const rateOf = (count: number, ms: number) => Math.round((count * 1000) / ms);

const listen = (app: FastifyInstance) => app.listen({ host: '127.0.0.1', port: 0 });

/**
 * A filtered page of ten, compared with bare Fastify that sends the same bytes; client and server share one
 * process in both.
 */
export async function throughputLines(connection: Connection, where: string): Promise<Line[]> {
  const app = await startTestApp({ database: connection });
  const bare = Fastify();
  try {
    const { token } = await app.member();
    const path = '/api/recipes?diet=Gluten%20Free&allergens=Milk&isLowOxalate=2';
    const headers = { authorization: `Bearer ${token}` };
    const page = (await app.fastify.inject({ url: path, headers })).json<object>();
    bare.get('/api/recipes', async () => page);
    const [here, there] = [await listen(app.fastify), await listen(bare)];
    const works = [here, there].map((address) => ({
      name: address,
      work: () => ask(callsPerRound, () => `${address}${path}`, headers),
    }));
    // alternating, so that a slow phase of the machine affects both
    const times = await timesOf(works, rounds);
    const [ours = 0, theirs = 0] = [here, there].map((address) => figuresOf(times.get(address) ?? []).p50);
    const calories = (nth: number) => `minCalories=${nth % 400}&maxCalories=${500 + Math.floor(nth / 400)}`;
    const unasked = await timed(() =>
      ask(slowCallsPerRound, (nth) => `${here}${path}&${calories(nth)}`, headers),
    );
    return [
      {
        what: `filtered page of 10, ${where}`,
        measured: `${rateOf(callsPerRound, ours)} a second, ${(theirs / ours).toFixed(2)} of the ${rateOf(callsPerRound, theirs)} of bare Fastify`,
        budget: 'a third',
        isWithin: theirs / ours >= 1 / 3,
      },
      info('  each asked for the first time', `${rateOf(slowCallsPerRound, unasked)} a second`),
    ];
  } finally {
    await bare.close();
    await app.close();
  }
}
