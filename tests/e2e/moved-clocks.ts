/** A server and a browser whose clocks are moved together, so that a test can live through months. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addDays } from '#domain/calendar/week.ts';
import { movedClock } from '#scripts/moved-clock.ts';
import { expect, type Member, test as memberTest, signIn, storedSession } from './member.ts';
import { startServer } from './server-process.ts';

export { expect };

export interface MovedDays {
  readonly today: () => string;
  /** A day later. */
  readonly pass: () => void;
  /** A session of this day: one of a day long ago has ended. */
  readonly signIn: () => Promise<Member>;
  /** Brings the page to the day of the server, signed in anew. */
  readonly open: (page: Page, path: string) => Promise<void>;
}

/** Midnight in UTC may come while a test runs, and a day apart is no wrong clock. */
const began = new Date().toISOString().slice(0, 10);

interface Clock {
  readonly file: string;
  /** Days; the next test of the same server goes on from there, as its clock can't go back. */
  ahead: number;
}

export const test = memberTest.extend<{ days: MovedDays }, { clock: Clock }>({
  clock: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'kindfare-clock-'));
      const file = join(folder, 'days-ahead');
      writeFileSync(file, '0');
      await use({ file, ahead: 0 });
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ serverSettings, clock: { file } }, use) => {
      const server = await startServer(serverSettings, {
        NODE_OPTIONS: `--import=${movedClock({ file })}`,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  days: async ({ clock, request, member }, use) => {
    const today = () => addDays(began, clock.ahead);
    const signInNow = () => signIn(request, member);
    await use({
      today,
      signIn: signInNow,
      pass: () => {
        clock.ahead += 1;
        writeFileSync(clock.file, String(clock.ahead));
      },
      open: async (page, path) => {
        await page.clock.setFixedTime(`${today()}T12:00:00Z`);
        const { tokens } = await signInNow();
        await page.goto('/');
        await page.evaluate(
          (stored) => {
            for (const [name, value] of stored) localStorage.setItem(name, value);
          },
          Object.entries(storedSession(tokens)),
        );
        await page.goto(path);
      },
    });
  },
});
test.use({ timezoneId: 'UTC' });
