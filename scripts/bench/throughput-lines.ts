import { Agent, get } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Connection } from '#server/db/connect.ts';
import { startTestApp } from '#tests/server/app-under-test.ts';
import { benchMembers } from './bench-members.ts';
import { figuresOf, processorMs, timed, timesOf } from './measure.ts';
import type { Line } from './table.ts';

const connections = 16;
const rounds = 9;
/** Calls per round. */
const callsPerRound = 5_000;
const slowCallsPerRound = 500;
const manyMembers = 10_000;
const path = '/api/recipes?diet=Gluten%20Free&allergens=Milk&isLowOxalate=2';
/** What a browser accepts. */
const browser = { accept: 'application/json', 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Responses a second that must be reached. */
export interface ThroughputBudget {
  readonly cached: number;
  readonly manyMembers: number;
  readonly first: number;
}

interface Calls {
  readonly url: (index: number) => string;
  readonly token: (index: number) => string;
}

/** Sends `count` calls over several connections, each one sequentially. */
async function ask(count: number, { url, token }: Calls) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let requestCount = 0;
  const askOne = () =>
    new Promise<void>((resolve, reject) => {
      requestCount += 1;
      const address = url(requestCount);
      const headers = { ...browser, authorization: `Bearer ${token(requestCount)}` };
      get(address, { agent, headers }, (response) => {
        if (response.statusCode !== 200)
          reject(new Error(`${address} responded with ${response.statusCode}.`));
        if (response.headers['content-encoding'] !== 'br')
          reject(new Error(`${address} was not compressed.`));
        response.resume().once('end', resolve);
      }).once('error', reject);
    });
  const oneAfterTheOther = async () => {
    while (requestCount < count) await askOne();
  };
  await Promise.all(Array.from({ length: connections }, oneAfterTheOther));
  agent.destroy();
}

/** The same calls, with their processor time of server and client. */
async function measured(count: number, calls: Calls) {
  const before = processorMs();
  const ms = await timed(() => ask(count, calls));
  const used = processorMs() - before;
  return {
    rate: rateOf(count, ms),
    cpu: `${(used / count).toFixed(2)} ms of processor each`,
  };
}

/** Responses per second. */
const rateOf = (count: number, ms: number) => Math.round((count * 1000) / ms);

const listen = (app: FastifyInstance) => app.listen({ host: '127.0.0.1', port: 0 });

const line = (label: string, text: string, rate: number, budget: number): Line => ({
  label,
  measured: `${rate} a second, ${text}`,
  budget: `${budget} a second`,
  isWithin: rate >= budget,
});

/**
 * A filtered page of ten as a browser asks for it, compared with bare Fastify that sends the same compressed bytes;
 * client and server share one process in both.
 */
export async function throughputLines(
  connection: Connection,
  setting: string,
  budget: ThroughputBudget,
): Promise<Line[]> {
  const app = await startTestApp({ database: connection });
  const bare = Fastify();
  try {
    const { token } = await app.member();
    const one = await app.fastify.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
    const bytes = brotliCompressSync(one.body);
    bare.get('/api/recipes', async (_, reply) =>
      reply.type('application/json; charset=utf-8').header('content-encoding', 'br').send(bytes),
    );
    const [here, baseline] = [await listen(app.fastify), await listen(bare)];
    const byOne: Calls = { url: () => `${here}${path}`, token: () => token };
    const works = [here, baseline].map((address) => ({
      name: address,
      work: () => ask(callsPerRound, { ...byOne, url: () => `${address}${path}` }),
    }));
    // alternating, so that a slow phase of the machine affects both
    const times = await timesOf(works, rounds);
    const [ours = 0, theirs = 0] = [here, baseline].map((address) => figuresOf(times.get(address) ?? []).p50);
    const { cpu } = await measured(callsPerRound, byOne);

    const calories = (index: number) =>
      `minCalories=${index % 400}&maxCalories=${500 + Math.floor(index / 400)}`;
    const first = await measured(slowCallsPerRound, {
      ...byOne,
      url: (index) => `${here}${path}&${calories(index)}`,
    });

    const { data } = one.json<{ data: { id: number }[] }>();
    const tokens = await benchMembers(
      app,
      manyMembers,
      data.map(({ id }) => id),
    );
    const byMany: Calls = { ...byOne, token: (index) => tokens[index % tokens.length] ?? token };
    const cold = await measured(manyMembers, byMany);
    const warm = await measured(manyMembers, byMany);
    return [
      line(`cached page, ${setting}`, cpu, rateOf(callsPerRound, ours), budget.cached),
      {
        label: `  of bare Fastify, ${setting}`,
        measured: `${(theirs / ours).toFixed(2)} of ${rateOf(callsPerRound, theirs)} a second`,
        budget: 'a third',
        isWithin: theirs / ours >= 1 / 3,
      },
      line(`each search for the first time, ${setting}`, first.cpu, first.rate, budget.first),
      line(`first page of each of 10,000 members, ${setting}`, cold.cpu, cold.rate, budget.first),
      line(`cached page, 10,000 members, ${setting}`, warm.cpu, warm.rate, budget.manyMembers),
    ];
  } finally {
    await bare.close();
    await app.close();
  }
}
