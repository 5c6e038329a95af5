import { defineConfig } from '@playwright/test';
import type { BrowserName } from '#tests/browsers/browser.ts';
import chromium from './playwright.config.ts';

const { use: _, ...common } = chromium;

/** Firefox and WebKit as the system has them, so that nothing of Playwright's own is opened. */
export default defineConfig<object, { engine: BrowserName }>({
  ...common,
  testDir: 'tests/browsers',
  testMatch: '**/*.browser.ts',
  outputDir: 'test-results/browsers',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
