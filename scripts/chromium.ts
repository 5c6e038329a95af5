/** Finds a Chromium for the browser tests and the pictures, or installs one the way the system does. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Without windows it does the same in less time; the full ones are as good. */
const usual = [
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
  return [process.env['CHROMIUM'], ...usual, chromium.executablePath()].find(
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

/** Path of a Chromium. Installs one when none is found; throws one sentence on how to when that fails. */
export function findChromium(): string {
  const found = installed();
  if (found) return found;
  console.log('No Chromium found; installing one.');
  try {
    install();
  } catch {
    // told below
  }
  const now = installed();
  if (now) return now;
  throw new Error(
    'No Chromium could be found or installed: install Chrome or Chromium with your system, or set CHROMIUM to its path.',
  );
}

/** Playwright's own list, which an argument of the same name replaces, and a part of the window that nobody sees. */
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

/** Sandboxing is not available to root; background traffic would only fail without a network. */
export const chromiumArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // each page would wake three processes: one blank, its own, and one in store
  '--renderer-process-limit=1',
  `--disable-features=${disabledFeatures.join(',')}`,
];
