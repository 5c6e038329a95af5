import { loadFoods } from './catalog/load-foods.ts';
import { type Config, ConfigError } from './config.ts';
import type { Db, OwnConnection } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { healthContent } from './health/health-content.ts';
import { startCleanUp } from './jobs/clean-up.ts';
import { createMailer } from './jobs/create-mailer.ts';
import { startMembershipJobs } from './jobs/memberships.ts';
import { createPushWorker } from './jobs/push-worker.ts';
import { selfTest } from './jobs/self-test.ts';
import { createLog } from './log.ts';
import { reportReady } from './parent-process.ts';
import { createPlanner } from './planning/create-planner.ts';
import { createPayments } from './providers/payment/create-payments.ts';
import { createPictures } from './providers/pictures/picture-processes.ts';
import { createPush } from './providers/push/create-push.ts';
import { createRecipeSource } from './providers/recipe-source/create-recipe-source.ts';
import { createSocialProviders } from './providers/social/social-providers.ts';
import { createStorage } from './providers/storage/create-storage.ts';
import { putAppVersion } from './queries/app-versions.ts';
import { findMove } from './queries/write-stop.ts';
import { createRecipeReader } from './recipe-import/create-recipe-reader.ts';
import { loadSecrets } from './secrets/load-secrets.ts';
import { createPasswords } from './security/passwords.ts';
import { readPublicPage } from './security/public-page.ts';
import { inputsOf, seed } from './seed/seed.ts';
import { appVersion } from './version.ts';
import { runSandboxJobs } from './web/sandbox-payment-routes.ts';

/** Running requests may finish within this time; then their connections are closed. */
const drainMs = 5_000;
/** Hard limit of a graceful stop: everything acknowledged is durable by then. */
const stopMs = 8_000;

/** What members wrote here after a move would be missing in the new place. */
async function refuseMoved(db: Db): Promise<void> {
  const moved = await findMove(db);
  if (moved !== null && !moved.isWhole)
    throw new ConfigError(
      `A move of the database to ${moved.place} was interrupted: run it again, or let this one take writes again with "npm run admin -- move --reopen".`,
    );
  if (moved !== null)
    throw new ConfigError(
      `The database was moved to ${moved.place}: use that one, or let this one take writes again with "npm run admin -- move --reopen".`,
    );
}

/** Where mail is sent. `address`: where the server listens. */
function mailSentence({ mail, isPublic }: Config, address: string): string {
  if (mail !== null) return `Mail goes out through ${new URL(mail.smtpUrl).host}.`;
  if (isPublic) return 'Mail cannot go out: SMTP_URL is not set.';
  return `Mail stays on this machine: http://localhost:${new URL(address).port}/outbox`;
}

export interface Opened {
  readonly config: Config;
  readonly connection: OwnConnection;
  /** Resolves when the app is built. */
  readonly built: Promise<void>;
}

/** Fills the database, and serves until a signal stops it. Resolves when calls are accepted. */
export async function serve({ config, connection, built }: Opened): Promise<void> {
  const log = createLog(config.logLevel);
  const { db, queryCache, isNew, setUp, close } = connection;
  // The database opens in its own thread; meanwhile this one loads the routes and the contract. Of a new one it computes
  // the catalog first, since that is written before anything is served.
  const inputs = inputsOf(loadFoods());
  const catalog = isNew ? inputs.catalog() : null;
  const [{ createApp }, foods] = await Promise.all([
    (catalog ?? Promise.resolve()).then(() => import('./app.ts')),
    inputs.foods(),
    setUp(async (unhurried) => {
      await refuseMoved(unhurried);
      // if the build of an update fails, the version before must still be able to start
      if (!isNew) await built;
      await migrate(unhurried);
      await seed(unhurried, catalog === null ? inputs : { ...inputs, catalog: () => catalog });
      await putAppVersion(unhurried, appVersion, new Date());
    }),
    built,
  ]);

  const now = () => new Date();
  const { secrets, reencrypted, isOtherKey } = await loadSecrets(config, db);
  if (reencrypted > 0)
    log.info({ rows: reencrypted }, 'Values of the previous key were encrypted with the current one.');
  if (isOtherKey)
    log.warn('The key is another than before: earlier health answers and waiting mail stay closed.');
  const mailer = createMailer({ config, db, log, now, secrets });
  const recipeSource = createRecipeSource({ config, db, foods, log, now });
  const context = {
    config,
    db,
    queryCache,
    log,
    now,
    secrets,
    mailer,
    storage: createStorage(config),
    pictures: createPictures(),
    planner: createPlanner({ onLost: (err) => log.error({ err }, 'The planning thread was lost.') }),
    recipeReader: createRecipeReader({
      onLost: (err) => log.error({ err }, 'A thread that reads recipes was lost.'),
    }),
    push: createPush({ config, db, secrets, now }),
    social: createSocialProviders(config),
    payments: await createPayments(config, { db, now, secrets }),
    recipeSource,
    readPage: readPublicPage,
    passwords: createPasswords(),
    foods,
  };
  const app = await createApp(context);
  const address = await app.listen({ host: config.host, port: config.port });
  const stopCleaning = startCleanUp(context);
  const isSandbox = context.payments?.name === 'sandbox';
  const stopMemberships = startMembershipJobs(
    context,
    async () => {
      if (isSandbox) await runSandboxJobs(app, context);
    },
    isSandbox ? 2_000 : 60_000,
  );
  mailer.start();
  const pushWorker = createPushWorker(context);
  pushWorker.start();
  const stop = async () => {
    setTimeout(() => app.server.closeAllConnections(), drainMs).unref();
    setTimeout(() => process.exit(0), stopMs).unref();
    await Promise.all([
      stopCleaning(),
      stopMemberships(),
      app.close(),
      mailer.stop(),
      pushWorker.stop(),
      context.recipeReader.close(),
    ]);
    await close();
    process.exit(0);
  };
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      stop().catch((error: unknown) => {
        log.fatal({ err: error }, 'The server did not stop in order.');
        process.exit(1);
      });
    });
  }
  // a supervisor that reads this may send a signal at once
  console.log(`Kindfare is served at ${config.publicUrl ?? address}`);
  console.log(mailSentence(config, address));
  reportReady();
  void selfTest(context);
  // Preloaded while idle; a call that needs it earlier loads it itself.
  setTimeout(() => healthContent(context).catch(() => {}), 1_000).unref();
}
