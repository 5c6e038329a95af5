import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findChromium } from '#scripts/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  // minutes long: without a stage only, as the nightly run starts them
  testIgnore: process.env['TEST_STAGE'] ? ['**/trigger-kinds.e2e.ts'] : [],
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // what ends a wait is what is waited for: on a busy machine it comes later, and that is no failure
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    // The machine draws in software, which takes seven times as long for the pixels of a real phone.
    deviceScaleFactor: 1,
    // a press waits until what it meets stands still; tests of motion ask for it
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      // each test is a new context, whose scripts end before optimized code would pay
      args: [...chromiumArguments, '--js-flags=--no-opt --no-maglev'],
    },
  },
});
