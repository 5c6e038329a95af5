import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, request } from '@playwright/test';
import { localDay, weekOf } from '#domain/calendar/week.ts';
import { type Member, newAccount, registerSettled, storedSession } from '#tests/e2e/member.ts';
import { subscribe } from '#tests/e2e/subscriber.ts';
import { buildIfStale } from '../../build.ts';
import { startBenchServer } from '../bench-server.ts';
import { fill } from '../fill.ts';
import { lighthouseLines } from './lighthouse-lines.ts';
import type { Report } from './report.ts';
import type { SignedIn } from './slow-phone.ts';
import { touchLines } from './touch-lines.ts';
import { screens, visitLines } from './visit-lines.ts';

async function planWeek(api: APIRequestContext, { tokens }: Member): Promise<void> {
  const [start = ''] = weekOf(localDay(new Date()));
  const headers = { Authorization: `Bearer ${tokens.access_token}` };
  const planned = await api.post('/api/users/me/meal-plans/generate-week', {
    headers,
    data: { start, targetCalories: 2_000 },
  });
  if (!planned.ok()) throw new Error(await planned.text());
}

/** The built app with the catalog, `count` generated recipes, and signed-in members with a subscription and a planned week. */
export async function withServedApp<T>(
  count: number,
  work: (url: string, session: () => Promise<SignedIn>) => Promise<T>,
): Promise<T> {
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'kindfare-bench-'));
  try {
    await fill({ kind: 'embedded', folder: join(folder, 'database') }, count, true);
    const server = await startBenchServer({ DATA_DIR: folder, DATABASE_URL: '' });
    const newSession = async () => {
      const api = await request.newContext({ baseURL: server.address });
      const member = await registerSettled(api, newAccount());
      await subscribe(api, member);
      await planWeek(api, member);
      const { cookies } = await api.storageState();
      await api.dispose();
      return { storage: storedSession(member.tokens), cookies };
    };
    try {
      return await work(server.address, newSession);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const recipes = 3_000;

/** Load times and input delays in a browser. */
export const screenLines = (report: Report): Promise<void> =>
  withServedApp(recipes, async (url, session) => {
    await visitLines(url, await session(), screens, report);
    await touchLines(url, await session(), report);
  });

/** Lighthouse scores of the same app. */
export const lighthouseScores = (report: Report): Promise<void> =>
  withServedApp(0, (url, session) => lighthouseLines(url, async () => (await session()).storage, report));
