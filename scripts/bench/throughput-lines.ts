import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Connection } from '#server/db/connect.ts';
import { startTestApp } from '#tests/server/app-under-test.ts';
import { type Line, told } from './table.ts';

const connections = 16;
const seconds = 5;

/** Answers a second to as many connections as ask one call after the other. */
async function rateOf(url: (nth: number) => string, headers: Record<string, string>): Promise<number> {
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
    const ours = await rateOf(() => `${here}${path}`, headers);
    const calories = (nth: number) => `minCalories=${nth % 400}&maxCalories=${500 + Math.floor(nth / 400)}`;
    const unasked = await rateOf((nth) => `${here}${path}&${calories(nth)}`, headers);
    const theirs = await rateOf(() => `${there}${path}`, headers);
    return [
      {
        what: `filtered page of 10, ${where}`,
        measured: `${Math.round(ours)} a second; bare Fastify ${Math.round(theirs)}`,
        budget: 'a third',
        isKept: ours >= theirs / 3,
      },
      told('  each asked for the first time', `${Math.round(unasked)} a second`),
    ];
  } finally {
    await bare.close();
    await app.close();
  }
}
