import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Connection } from '#server/db/connect.ts';
import { startTestApp } from '#tests/server/app-under-test.ts';
import { figuresOf } from './measure.ts';
import { type Line, told } from './table.ts';

const connections = 16;
const rounds = 9;

/** Answers a second to as many connections as ask one call after the other. */
async function rateOf(
  seconds: number,
  url: (nth: number) => string,
  headers: Record<string, string>,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let asked = 0;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      asked += 1;
      get(url(asked), { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url(asked)} answered ${answer.statusCode}.`));
        answer.resume().once('end', resolve);
      }).once('error', reject);
    });
  let answers = 0;
  const until = performance.now() + seconds * 1000;
  const oneAfterTheOther = async () => {
    while (performance.now() < until) {
      await ask();
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, oneAfterTheOther));
  agent.destroy();
  return answers / seconds;
}

const listen = (app: FastifyInstance) => app.listen({ host: '127.0.0.1', port: 0 });

/** A filtered page of ten, compared with bare Fastify that answers the same bytes; client and server share one process in both. */
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
    // in turn, so that a slow second of the machine meets both; the first of each does not count
    const rates: { readonly ours: number; readonly theirs: number }[] = [];
    for (let round = 0; round <= rounds; round += 1)
      rates.push({
        ours: await rateOf(1, () => `${here}${path}`, headers),
        theirs: await rateOf(1, () => `${there}${path}`, headers),
      });
    const middle = (of: (rate: (typeof rates)[number]) => number) => figuresOf(rates.slice(1).map(of)).p50;
    const ours = Math.round(middle((rate) => rate.ours));
    const theirs = Math.round(middle((rate) => rate.theirs));
    const share = middle((rate) => rate.ours / rate.theirs);
    const calories = (nth: number) => `minCalories=${nth % 400}&maxCalories=${500 + Math.floor(nth / 400)}`;
    const unasked = await rateOf(5, (nth) => `${here}${path}&${calories(nth)}`, headers);
    return [
      {
        what: `filtered page of 10, ${where}`,
        measured: `${ours} a second, ${share.toFixed(2)} of the ${theirs} of bare Fastify`,
        budget: 'a third',
        isKept: share >= 1 / 3,
      },
      told('  each asked for the first time', `${Math.round(unasked)} a second`),
    ];
  } finally {
    await bare.close();
    await app.close();
  }
}
