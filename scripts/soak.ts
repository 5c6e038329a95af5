/**
 * Keeps a server busy with a mix of calls like real use, at 70 % of what it can take, and prints latencies, failures, and
 * memory of each minute. `npm run soak` takes ten minutes; `--minutes 60` an hour; `--rate 90` sets the calls a second
 * instead of measuring them. Ends with 1 when p99 exceeds 250 ms, a call failed, or memory grew. On the database of
 * DATABASE_URL, which must be empty, or an embedded one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { weekOf } from '#domain/calendar/week.ts';
import type { DatabasePlace } from '#server/config.ts';
import { connectDatabase } from '#server/db/connect.ts';
import { startTestApp } from '#tests/server/app-under-test.ts';
import { plannerMember } from '#tests/server/planner/planner-member.ts';
import { benchMembers } from './bench/bench-members.ts';
import { startBenchServer } from './bench/bench-server.ts';
import { fill } from './bench/fill.ts';
import { figuresOf } from './bench/measure.ts';
import { memoryOf } from './bench/resident-memory.ts';
import { type MixedCall, type MixedMembers, mixOf } from './bench/soak-mix.ts';
import { info, ms, printTable, within } from './bench/table.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string' }, rate: { type: 'string' }, seed: { type: 'string' } },
});
const minutes = Number(values.minutes ?? 10);
const seed = Number(values.seed ?? 1);
const members = 200;
const planners = 5;
const connections = 32;
const calibrationMs = 20_000;
const share = 0.7;
const p99Ms = 250;
/** Growth from the first to the last third of the run, in MB, that counts as flat. */
const flatMb = 60;

async function createMembers(place: DatabasePlace): Promise<MixedMembers> {
  const connection = await connectDatabase(place);
  const app = await startTestApp({ database: connection, now: new Date() });
  try {
    const recipes = await app.db.selectFrom('recipes').select('id').orderBy('id').limit(400).execute();
    const recipeIds = recipes.map(({ id }) => id);
    const plannerTokens: string[] = [];
    for (let index = 0; index < planners; index += 1) plannerTokens.push((await plannerMember(app)).token);
    const tokens = await benchMembers(app, members, recipeIds);
    // a client would refresh them
    await sql`update session_tokens set access_expires_at = now() + interval '1 day'`.execute(app.db);
    const [monday = ''] = weekOf(new Date().toISOString().slice(0, 10));
    return { tokens, planners: plannerTokens, recipeIds, monday };
  } finally {
    await app.close();
    await connection.close();
  }
}

/** Closes idle connections before the server does, as a proxy must. */
const agent = new Agent({ keepAlive: true, maxSockets: connections, timeout: 25_000 });

/** Resolves with the status; null when the connection broke. */
function send(address: string, { method, path, token, body }: MixedCall): Promise<number | null> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    accept: 'application/json',
    'accept-encoding': 'br',
    'x-requested-with': 'XMLHttpRequest',
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(text !== undefined && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve) => {
    const call = request(`${address}${path}`, { agent, method, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? null));
    });
    call.once('error', () => resolve(null));
    call.end(text);
  });
}

/** 422 says that no plan fits, 429 and 503 would say that the server cannot take it. */
const isFailure = (status: number | null) => status === null || (status >= 400 && status !== 422);

/** Calls a second that the connections get answered one after another. */
async function capacityOf(address: string, nextCall: () => MixedCall): Promise<number> {
  const end = performance.now() + calibrationMs;
  let count = 0;
  const oneAfterAnother = async () => {
    while (performance.now() < end) {
      await send(address, nextCall());
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, oneAfterAnother));
  return count / (calibrationMs / 1000);
}

interface Minute {
  readonly times: readonly number[];
  readonly failures: readonly string[];
  readonly memoryMb: number | null;
}

/** Sends at a constant rate, whether responses come or not; a time counts from when the call was due. */
async function oneMinute(address: string, rate: number, pid: number | undefined, nextCall: () => MixedCall) {
  const times: number[] = [];
  const failures: string[] = [];
  const pending: Promise<void>[] = [];
  const start = performance.now();
  for (let index = 0; index < rate * 60; index += 1) {
    const due = start + (index * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    const call = nextCall();
    pending.push(
      send(address, call).then((status) => {
        times.push(performance.now() - due);
        if (isFailure(status)) failures.push(`${call.name}: ${status ?? 'no response'}`);
      }),
    );
  }
  await Promise.all(pending);
  return { times, failures, memoryMb: memoryOf(pid) };
}

const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;

const folder = mkdtempSync(join(tmpdir(), 'kindfare-soak-'));
const url = process.env['DATABASE_URL'];
const place: DatabasePlace =
  url === undefined ? { kind: 'embedded', folder: join(folder, 'database') } : { kind: 'postgres', url };
try {
  await fill(place, 0, true);
  const mixed = await createMembers(place);
  const server = await startBenchServer({ DATA_DIR: folder });
  try {
    const nextCall = mixOf(seed, mixed);
    const capacity = await capacityOf(server.address, nextCall);
    const rate = Number(values.rate ?? Math.max(1, Math.floor(share * capacity)));
    console.log(`${Math.round(capacity)} calls a second at most; sending ${rate} a second.`);
    const all: Minute[] = [];
    for (let index = 1; index <= minutes; index += 1) {
      const minute = await oneMinute(server.address, rate, server.pid, nextCall);
      all.push(minute);
      const { p50, p95, p99 } = figuresOf(minute.times);
      console.log(
        `minute ${index}: p50 ${ms(p50)} p95 ${ms(p95)} p99 ${ms(p99)} ms, ${minute.failures.length} failed, ${minute.memoryMb ?? '?'} MB`,
      );
    }
    const { p50, p95, p99 } = figuresOf(all.flatMap(({ times }) => times));
    const failures = all.flatMap((minute) => minute.failures);
    const memory = all.flatMap(({ memoryMb }) => memoryMb ?? []);
    const third = Math.max(1, Math.floor(memory.length / 3));
    const growth = Math.round(mean(memory.slice(-third)) - mean(memory.slice(0, third)));
    const lines = [
      info('calls', `${all.flatMap(({ times }) => times).length}, ${rate} a second for ${minutes} minutes`),
      within('latency', `p50 ${ms(p50)} p95 ${ms(p95)} p99 ${ms(p99)} ms`, p99, p99Ms),
      within('failures', [failures.length, ...new Set(failures)].join(', '), failures.length, 0, ''),
      within('memory, last third less first', `${growth} MB`, growth, flatMb, 'MB'),
    ];
    printTable(lines);
    process.exitCode = lines.some(({ isWithin }) => isWithin === false) ? 1 : 0;
  } finally {
    agent.destroy();
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
