/**
 * Serves the app like `npm start`, with temporary data and a demo member with a history; with `triggers`, with members in
 * each stage of a food test, who have lived through it while the clock was moved.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildIfStale } from './build.ts';
import { demoAccount } from './demo/demo-content.ts';
import { fillDemo } from './demo/fill.ts';
import { demoDays, fillTriggers } from './demo/fill-triggers.ts';
import { movedClock } from './moved-clock.ts';
import { serverArguments } from './server-arguments.ts';

/**
 * A demo is isolated: it must not reach the database, mailboxes or payments of a real site. Set to empty, so
 * that a .env file does not fill them in either.
 */
const ofRealSites = [
  'NODE_ENV',
  'DATABASE_URL',
  'DATABASE_REPLICA_URLS',
  'PUBLIC_URL',
  'SECRET_KEY',
  'SMTP_URL',
  'MAIL_FROM',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_CLIENT_ID',
  'FACEBOOK_CLIENT_SECRET',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_CLIENT_EMAIL',
  'FIREBASE_PRIVATE_KEY',
  'FIREBASE_API_KEY',
  'FIREBASE_APP_ID',
  'FIREBASE_MESSAGING_SENDER_ID',
  'FIREBASE_VAPID_KEY',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SPOONACULAR_API_KEY',
];

if (await buildIfStale()) console.log('Built the app.');

const dataDir = mkdtempSync(join(tmpdir(), 'kindfare-demo-'));
const environment = {
  LOG_LEVEL: 'warn',
  ...process.env,
  ...Object.fromEntries(ofRealSites.map((name) => [name, ''])),
  DATA_DIR: dataDir,
};
const isOfTriggers = process.argv.includes('triggers');
const clock = join(dataDir, 'moved-clock');
if (isOfTriggers) {
  writeFileSync(clock, String(-demoDays));
}
const server = spawn(
  process.execPath,
  [...(isOfTriggers ? ['--import', movedClock({ file: clock })] : []), ...serverArguments],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environment,
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = code ?? (signal === null ? 0 : 1);
});

const offerTests = () =>
  execFileSync(process.execPath, ['server/admin/main.ts', 'settings', 'set', 'food_tests', 'true'], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

createInterface(server.stdout).on('line', (line) => {
  console.log(line);
  const [, url] = /is served at (http\S+)/.exec(line) ?? [];
  if (url === undefined) return;
  const fillIt = async () => {
    if (!isOfTriggers) return fillDemo(url);
    offerTests();
    return fillTriggers(url, clock);
  };
  const account = isOfTriggers ? 'one of them' : demoAccount.email;
  fillIt().then(
    () => console.log(`Sign in as ${account} with ${demoAccount.password}. Stopping throws it all away.`),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      server.kill('SIGTERM');
      process.exitCode = 1;
    },
  );
});
