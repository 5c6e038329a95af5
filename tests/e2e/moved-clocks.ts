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

interface MovedDays {
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

export const test = memberTest.extend<{ days: MovedDays }, { clockFile: string }>({
  clockFile: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'kindfare-clock-'));
      const file = join(folder, 'days-ahead');
      writeFileSync(file, '0');
      await use(file);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ serverSettings, clockFile }, use) => {
      const server = await startServer(serverSettings, {
        NODE_OPTIONS: `--import=${movedClock({ file: clockFile })}`,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  days: async ({ clockFile, request, member }, use) => {
    let ahead = 0;
    const today = () => addDays(began, ahead);
    const signInNow = () => signIn(request, member);
    await use({
      today,
      signIn: signInNow,
      pass: () => {
        ahead += 1;
        writeFileSync(clockFile, String(ahead));
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
