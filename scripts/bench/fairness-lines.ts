import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { weekOf } from '#domain/calendar/week.ts';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import type { Connection } from '#server/db/connect.ts';
import { zipOf } from '#server/recipe-import/archive/exports.fixture.ts';
import { newMember } from '#tests/reliability/server-process.ts';
import { startTestApp } from '#tests/server/app-under-test.ts';
import { drawing, png } from '#tests/server/files/pictures.ts';
import { plannerMember } from '#tests/server/planner/planner-member.ts';
import { startBenchServer } from './bench-server.ts';
import { figuresOf, timed } from './measure.ts';
import { info, type Line, ms, within } from './table.ts';

/** Number of calls of another member while one member's are running. */
const rounds = 20;
const budgetMs = 500;

type Send = (path: string, init: RequestInit) => Promise<number>;

const senderOf =
  (address: string, token: string): Send =>
  async (path, init) => {
    const headers = { ...init.headers, authorization: `Bearer ${token}` };
    const response = await fetch(`${address}/api${path}`, { ...init, headers });
    await response.arrayBuffer();
    return response.status;
  };

const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

function form(name: string, file: BlobPart): RequestInit {
  const body = new FormData();
  body.set(name, new Blob([file]));
  return { method: 'POST', body };
}

interface Race {
  readonly what: string;
  /** Number of concurrent calls of the greedy member. */
  readonly count: number;
  readonly one: (index: number) => Promise<number>;
  readonly other: () => Promise<number>;
}

/** The time that another member waits meanwhile. */
async function linesOf({ what, count, one, other }: Race): Promise<Line[]> {
  await other();
  const statuses: (number | 'cut off')[] = [];
  // a refused upload is answered before its body has arrived, and the rest of it meets a closed connection
  const oneOf = (index: number) => one(index).catch(() => 'cut off' as const);
  let isDone = false;
  const all = Promise.all(
    Array.from({ length: count }, async (_, index) => statuses.push(await oneOf(index))),
  );
  const ended = all.then(() => {
    isDone = true;
  });
  const times: number[] = [];
  while (!isDone && times.length < rounds)
    times.push(
      await timed(async () => {
        const status = await other();
        if (status >= 400) throw new Error(`The other member got ${status}.`);
      }),
    );
  await ended;
  const { p50, p95 } = figuresOf(times);
  const counted = [...Map.groupBy(statuses, (status) => status)].map(([s, of]) => `${of.length} x ${s}`);
  return [
    within(what, `p50 ${ms(p50)} p95 ${ms(p95)} ms, ${times.length} calls`, p95, budgetMs),
    info('  the member', `got ${counted.join(', ')}`),
  ];
}

/** A picture whose drawing takes seconds. */
const slowPicture = drawing(
  '<filter id="slow"><feTurbulence baseFrequency="0.9" numOctaves="10"/><feMorphology operator="dilate" radius="40"/></filter><rect width="100%" height="100%" filter="url(#slow)"/>',
);
const soup = 'Boil @water{1%l} and @carrot{500%g}.\n';
const password = 'correct horse battery';

/** Hashes, pictures and archives, on a server in a separate process. */
export async function fairnessLines(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kindfare-fairness-'));
  const server = await startBenchServer({ DATA_DIR: folder });
  try {
    const { address } = server;
    const [greedy, other] = [await newMember(address), await newMember(address)];
    const [greedySend, otherSend] = [senderOf(address, greedy.token), senderOf(address, other.token)];
    const small = new Uint8Array(await png(40, 30));
    const recipe = new TextEncoder().encode(soup);
    const files = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`${index}.cook`, recipe]));
    const archive = zipOf(files);
    // hashes twice without changing the password
    const change = json('PUT', { password, current_password: password });
    const signIn = json('POST', {
      grant_type: 'password',
      client_id: 'app',
      username: other.email,
      password,
    });
    const races: readonly Race[] = [
      {
        what: 'a sign-in while another member changes the password 160 times',
        count: 160,
        one: () => greedySend('/users/me', change),
        other: () => otherSend('/auth/token', signIn),
      },
      {
        what: 'a picture while another member uploads 30 slow ones',
        count: 30,
        one: () => greedySend('/users/me/photo', form('photo', slowPicture)),
        other: () => otherSend('/users/me/photo', form('photo', small)),
      },
      {
        what: 'an import while another member sends 10 archives',
        count: 10,
        one: () => greedySend('/users/me/recipes/import/archive', form('archive', archive)),
        other: () =>
          otherSend('/users/me/recipes/import', json('POST', { format: 'cooklang', content: soup })),
      },
    ];
    const lines: Line[] = [];
    for (const race of races) lines.push(...(await linesOf(race)));
    return lines;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Weekly plans of one member; client and server share one process. */
export async function planFairnessLines(connection: Connection): Promise<Line[]> {
  const app = await startTestApp({ database: connection });
  try {
    const address = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
    const [greedy, other] = [await plannerMember(app), await app.member()];
    const low = Object.fromEntries(intolerances.map((axis) => [`recipe_low_${axis}_enabled`, true]));
    await app.ok('savePreferences', { token: greedy.token, body: low });
    const [start = ''] = weekOf('2026-05-04');
    const [greedySend, otherSend] = [senderOf(address, greedy.token), senderOf(address, other.token)];
    return await linesOf({
      what: 'a read while another member plans 30 weeks',
      count: 30,
      one: (index) =>
        greedySend(
          '/users/me/meal-plans/generate-week',
          json('POST', { start, targetCalories: 1_800 + 10 * index }),
        ),
      other: () => otherSend('/recipes', { method: 'GET' }),
    });
  } finally {
    await app.close();
  }
}
