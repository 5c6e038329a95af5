import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../chromium.ts';
import { figuresOf } from '../measure.ts';
import type { Line } from '../table.ts';
import type { Report } from './report.ts';

/** Downloaded on demand: 60 MB that nothing else needs. */
const lighthouse = 'lighthouse@13.5.0';
const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};
type Category = keyof typeof categories;
interface Scores extends Readonly<Record<Category, number>> {
  /** Milliseconds, of which the score of performance is made for the most part. */
  readonly lcp: number;
  readonly blocking: number;
}

interface Screen {
  readonly name: string;
  readonly address: string;
  /** A member page, which search engines do not crawl. */
  readonly isSignedIn: boolean;
}

const screens: readonly Screen[] = [
  { name: 'landing', address: '/', isSignedIn: false },
  { name: 'sign-in', address: '/auth/login-or-create', isSignedIn: false },
  { name: 'shared recipe', address: '/recipes/fish-pie/share', isSignedIn: false },
  { name: 'page', address: '/pages/terms', isSignedIn: false },
  { name: 'dashboard', address: '/dashboard', isSignedIn: true },
  { name: 'recipe', address: '/recipes/fish-pie', isSignedIn: true },
  { name: 'plans', address: '/account/choose-plan', isSignedIn: true },
  { name: 'planner', address: '/meal-planner', isSignedIn: true },
  { name: 'questionnaire', address: '/health-questionnaire', isSignedIn: true },
];

const run = promisify(execFile);

/** Lighthouse with its own settings (a phone on slow 4G, simulated) in a browser in which the member is signed in. */
async function measureScores(
  url: string,
  { address, isSignedIn }: Screen,
  session: Readonly<Record<string, string>>,
): Promise<Scores> {
  const folder = mkdtempSync(join(tmpdir(), 'kindfare-lighthouse-'));
  const report = join(folder, 'report.json');
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: findChromium(),
    args: [...chromiumArguments, '--remote-debugging-port=0'],
    viewport: null,
  });
  try {
    const [page = await context.newPage()] = context.pages();
    if (isSignedIn) {
      await page.goto(`${url}/robots.txt`);
      await page.evaluate((storage) => {
        for (const [name, value] of Object.entries(storage)) localStorage.setItem(name, value);
      }, session);
      await page.goto('about:blank');
    }
    const [port = ''] = readFileSync(join(folder, 'profile/DevToolsActivePort'), 'utf8').split('\n');
    const options = ['--output=json', `--output-path=${report}`, `--port=${port}`, '--quiet'];
    await run(
      'npx',
      ['--yes', lighthouse, url + address, ...options, ...(isSignedIn ? ['--disable-storage-reset'] : [])],
      {
        env: { ...process.env, PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter) },
      },
    );
    const found = JSON.parse(readFileSync(report, 'utf8'));
    const score = (category: Category) => Math.round(found.categories[category].score * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      lcp: found.audits['largest-contentful-paint'].numericValue,
      blocking: found.audits['total-blocking-time'].numericValue,
    };
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Median Lighthouse scores of the screens. */
export async function lighthouseLines(
  url: string,
  session: () => Promise<Readonly<Record<string, string>>>,
  { rounds, add }: Report,
): Promise<void> {
  for (const screen of screens) {
    const all: Scores[] = [];
    const storage = screen.isSignedIn ? await session() : {};
    for (let round = 0; round < rounds; round += 1) all.push(await measureScores(url, screen, storage));
    const scores = (Object.keys(categories) as Category[])
      .filter((category) => category !== 'seo' || !screen.isSignedIn)
      .map((category) => ({ category, score: figuresOf(all.map((each) => each[category])).p50 }));
    const median = (of: 'lcp' | 'blocking') => Math.round(figuresOf(all.map((each) => each[of])).p50);
    const times = `LCP ${median('lcp')} ms, blocked ${median('blocking')} ms`;
    const line: Line = {
      label: `Lighthouse, ${screen.name}`,
      measured: [...scores.map(({ category, score }) => `${categories[category]} ${score}`), times].join(
        ', ',
      ),
      budget: '100 each',
      isWithin: scores.every(({ score }) => score === 100),
    };
    add([line]);
  }
}
