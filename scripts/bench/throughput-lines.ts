import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Connection } from '#server/db/connect.ts';
import { startTestApp } from '#tests/server/app-under-test.ts';
import { benchMembers } from './bench-members.ts';
import { figuresOf, processorMs, timed, timesOf } from './measure.ts';
import { type Calls, RequestClient } from './request-client.ts';
import type { Line } from './table.ts';

const rounds = 9;
/** Calls per round. */
const callsPerRound = 5_000;
const slowCallsPerRound = 500;
const manyMembers = 10_000;
const path = '/api/recipes?diet=Gluten%20Free&allergens=Milk&isLowOxalate=2';

/** Responses a second that must be reached. */
export interface ThroughputBudget {
  readonly cached: number;
  readonly manyMembers: number;
  readonly first: number;
}

/** The same calls, with their processor time of server and client. */
async function measured(client: RequestClient, count: number, calls: Calls) {
  const before = processorMs();
  const ms = await timed(() => client.ask(count, calls));
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
 * A filtered page of ten as a browser asks for it, compared with bare Fastify that sends the same compressed bytes.
 */
export async function throughputLines(
  connection: Connection,
  setting: string,
  budget: ThroughputBudget,
): Promise<Line[]> {
  const app = await startTestApp({ database: connection });
  const bare = Fastify();
  const client = new RequestClient();
  try {
    const { token } = await app.member();
    const one = await app.fastify.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
    const bytes = brotliCompressSync(one.body);
    bare.get('/api/recipes', async (_, reply) =>
      reply.type('application/json; charset=utf-8').header('content-encoding', 'br').send(bytes),
    );
    const [here, baseline] = [await listen(app.fastify), await listen(bare)];
    const byOne: Calls = { addresses: [`${here}${path}`], tokens: [token] };
    const works = [here, baseline].map((address) => ({
      name: address,
      work: () => client.ask(callsPerRound, { ...byOne, addresses: [`${address}${path}`] }),
    }));
    // alternating, so that a slow phase of the machine affects both
    const times = await timesOf(works, rounds);
    const [ours = 0, theirs = 0] = [here, baseline].map((address) => figuresOf(times.get(address) ?? []).p50);
    const { cpu } = await measured(client, callsPerRound, byOne);

    const calories = (index: number) =>
      `minCalories=${index % 400}&maxCalories=${500 + Math.floor(index / 400)}`;
    const first = await measured(client, slowCallsPerRound, {
      ...byOne,
      addresses: Array.from({ length: slowCallsPerRound }, (_, index) => `${here}${path}&${calories(index)}`),
    });

    const { data } = one.json<{ data: { id: number }[] }>();
    const tokens = await benchMembers(
      app,
      manyMembers,
      data.map(({ id }) => id),
    );
    const byMany: Calls = { ...byOne, tokens };
    const cold = await measured(client, manyMembers, byMany);
    const warm = await measured(client, manyMembers, byMany);
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
    await client.close();
    await bare.close();
    await app.close();
  }
}
