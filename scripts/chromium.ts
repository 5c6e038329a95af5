/** Finds a Chromium for the browser tests and screenshots, or installs one with the system's package manager. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Prefers chrome-headless-shell, which starts faster; any full Chromium works too. */
const defaultPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function installed(): string | undefined {
  return [process.env['CHROMIUM'], ...defaultPaths, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

function run(command: string, args: readonly string[]): void {
  execFileSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function install(): void {
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']);
  } else run('npx', ['playwright', 'install', 'chromium']);
}

/** Path of a Chromium; installs one if none is found. Throws an error with instructions if that fails. */
export function findChromium(): string {
  const found = installed();
  if (found) return found;
  console.log('No Chromium found; installing one.');
  try {
    install();
  } catch {
    // the error below explains it
  }
  const now = installed();
  if (now) return now;
  throw new Error(
    'No Chromium could be found or installed: install Chrome or Chromium with your system, or set CHROMIUM to its path.',
  );
}

/**
 * `--disable-features`: Playwright's list, which this argument replaces, and the parts of the window that are not
 * visible.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'PreloadTopChromeWebUI',
  'InitialWebUI',
  'WebUIReloadButton',
  'WebUIToolbar',
  'SpareRendererForSitePerProcess',
];

/** The sandbox is not available to root; background networking would only fail offline. */
export const chromiumArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // avoids the spare renderer processes of each page
  '--renderer-process-limit=1',
  `--disable-features=${disabledFeatures.join(',')}`,
];
