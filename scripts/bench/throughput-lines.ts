import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Connection } from '#server/db/connect.ts';
import { startTestApp } from '#tests/server/app-under-test.ts';
import type { Line } from './table.ts';

const connections = 16;
const seconds = 5;

/** Answers a second to as many connections as ask one call after the other. */
async function rateOf(url: string, headers: Record<string, string>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}.`));
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
  const app = await startTestApp({ context: { db: connection.db } });
  const bare = Fastify();
  try {
    const { token } = await app.member();
    const path = '/api/recipes?diet=Gluten%20Free&allergens=Milk&isLowOxalate=2';
    const headers = { authorization: `Bearer ${token}` };
    const page = (await app.fastify.inject({ url: path, headers })).json<object>();
    bare.get('/api/recipes', async () => page);
    const ours = await rateOf(`${await listen(app.fastify)}${path}`, headers);
    const theirs = await rateOf(`${await listen(bare)}${path}`, headers);
    return [
      {
        what: `filtered page of 10, ${where}`,
        measured: `${Math.round(ours)} a second; bare Fastify ${Math.round(theirs)}`,
        budget: 'a third',
        isKept: ours >= theirs / 3,
      },
    ];
  } finally {
    await bare.close();
    await app.close();
  }
}
