/**
 * Screenshots of every screen, at 390 x 844 and at 1280 x 900, from the built app and a real server: `npm run
 * screens -- [--out FOLDER] [--png] [--review] [ROOM ...]`. All rooms by default, into docs/screens; `health-states`
 * and `states` capture rare states, only by name. Wide screenshots are WebP, with `--png` PNG. `--review` takes other
 * looks instead, into test-results/review: 320 and 768 pixels, text at 200 percent, dark at both sizes.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { startServer } from '#tests/e2e/server-process.ts';
import { buildIfStale } from './build.ts';
import { chromiumArguments, findChromium } from './chromium.ts';
import { account } from './screens/account.ts';
import { collections } from './screens/collections.ts';
import { credentials } from './screens/credentials.ts';
import { dashboard } from './screens/dashboard.ts';
import { failures } from './screens/failures.ts';
import { guest } from './screens/guest.ts';
import { health } from './screens/health.ts';
import { healthStates } from './screens/health-states.ts';
import { listing } from './screens/listing.ts';
import { membership } from './screens/membership.ts';
import { onboarding } from './screens/onboarding.ts';
import { planner } from './screens/planner.ts';
import { recipe } from './screens/recipe.ts';
import { createStudio, fixedNow, type ScreenGroup } from './screens/screenshot-session.ts';
import { states } from './screens/states.ts';

/** For review only, not part of docs/screens. */
const closer: Readonly<Record<string, ScreenGroup>> = { 'health-states': healthStates, states };

/** Each group has members of its own, so that it can be captured separately with the same result. */
const rooms: Readonly<Record<string, ScreenGroup>> = {
  guest,
  credentials,
  onboarding,
  dashboard,
  collections,
  account,
  membership,
  health,
  planner,
  failures,
  listing,
  // last: its review is visible to all members
  recipe,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    png: { type: 'boolean', default: false },
    review: { type: 'boolean', default: false },
  },
});
const folder = values.out ?? (values.review ? 'test-results/review' : 'docs/screens');
const selected = positionals.length > 0 ? positionals : Object.keys(rooms);
const known = { ...rooms, ...closer };
const unknown = selected.filter((name) => !known[name]);
if (unknown.length > 0)
  throw new Error(`No room ${unknown.join(', ')}. There are: ${Object.keys(known).join(', ')}.`);

async function captureRoom(browser: Browser, url: string, name: string, room: ScreenGroup): Promise<void> {
  const began = performance.now();
  try {
    await room(
      createStudio(browser, url, { folder, wideAs: values.png ? 'png' : 'webp', isReview: values.review }),
    );
    console.log(`${name}: ${Math.round((performance.now() - began) / 1000)} s`);
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.stack : error}`);
    process.exitCode = 1;
    mkdirSync('test-results', { recursive: true });
    for (const [place, page] of browser
      .contexts()
      .flatMap((context) => context.pages())
      .entries())
      await page.screenshot({ path: `test-results/screens-${name}-${place}.png` }).catch(() => {});
  } finally {
    await Promise.all(browser.contexts().map((context) => context.close().catch(() => {})));
  }
}

mkdirSync(folder, { recursive: true });
await buildIfStale();
const server = await startServer(
  {},
  {
    TZ: 'UTC',
    SCREENS_START: String(fixedNow),
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'screens/shifted-clock.ts')}`,
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => server.stop().finally(() => process.exit(1)));
const browser = await chromium.launch({
  executablePath: findChromium(),
  // waits for images to be decoded
  args: [...chromiumArguments, '--disable-checker-imaging'],
});
try {
  for (const name of selected) {
    const room = known[name];
    if (room) await captureRoom(browser, server.url, name, room);
  }
} finally {
  await browser.close();
  await server.stop();
}
