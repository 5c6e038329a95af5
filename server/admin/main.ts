import { existsSync } from 'node:fs';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import { uncached } from '#server/db/query-cache.ts';
import { createLog } from '#server/log.ts';
import type { PlanReads } from '#server/meal-plan/plan-response.ts';
import { providerChecks } from '#server/providers/check-providers.ts';
import { createPayments } from '#server/providers/payment/create-payments.ts';
import { loadSecrets } from '#server/secrets/load-secrets.ts';
import { runAdmin } from './admin.ts';
import { AdminError } from './admin-error.ts';
import { terminalIo } from './admin-io.ts';
import { affiliatesArea } from './commands/affiliates.ts';
import { backupArea } from './commands/backup.ts';
import { bindingsArea } from './commands/bindings.ts';
import { codesArea } from './commands/codes.ts';
import { doctorArea } from './commands/doctor.ts';
import { mailsArea } from './commands/mails.ts';
import { moveArea } from './commands/move.ts';
import { notifyArea } from './commands/notify.ts';
import { packagesArea } from './commands/packages.ts';
import { pagesArea } from './commands/pages.ts';
import { paymentsArea } from './commands/payments.ts';
import { reportsArea } from './commands/reports.ts';
import { reviewsArea } from './commands/reviews.ts';
import { settingsArea } from './commands/settings.ts';
import { statusArea } from './commands/status.ts';
import { subscriptionsArea } from './commands/subscriptions.ts';
import { usersArea } from './commands/users.ts';
import { openDatabase } from './open-database.ts';
import { machineChecks, siteChecks } from './site-checks.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

function mustReadConfig() {
  try {
    return readConfig(process.env);
  } catch (error) {
    throw error instanceof ConfigError ? new AdminError(error.message) : error;
  }
}

const siteOf = () => ({ config: mustReadConfig(), now: () => new Date() });

async function connectPayments(db: Db) {
  const config = readConfig(process.env);
  const { secrets } = await loadSecrets(config, db);
  return createPayments(config, { db, secrets, now: () => new Date() });
}

async function readsOf(db: Db): Promise<PlanReads> {
  const config = mustReadConfig();
  const [{ secrets }, foods] = await Promise.all([loadSecrets(config, db), loadFoods()]);
  return { db, secrets, foods, queryCache: uncached, log: createLog(config.logLevel), now: () => new Date() };
}

// a reader that ends early, such as `head`, ends the output, not the command
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (!('code' in error && error.code === 'EPIPE')) throw error;
  });

// Sets exitCode instead of calling process.exit, so that piped output is flushed.
process.exitCode = await runAdmin(
  process.argv.slice(2),
  [
    settingsArea,
    pagesArea,
    packagesArea,
    codesArea,
    subscriptionsArea,
    paymentsArea,
    affiliatesArea,
    usersArea(readsOf),
    reportsArea,
    reviewsArea,
    mailsArea,
    bindingsArea,
    notifyArea,
    backupArea(mustReadConfig),
    moveArea(mustReadConfig),
    statusArea(mustReadConfig),
    doctorArea({
      ofMachine: () => machineChecks(siteOf()),
      ofSite: (db) => siteChecks(siteOf(), db),
      ofProviders: async (db) => providerChecks({ ...siteOf(), payments: await connectPayments(db) }),
    }),
  ],
  {
    io: terminalIo,
    now: () => new Date(),
    connectPayments,
    open: async () => openDatabase(mustReadConfig().database),
  },
);
