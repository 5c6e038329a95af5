import { placeText } from '#server/backup/move.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import { executedSteps } from '#server/db/migrate.ts';
import { findLastVersion } from '#server/queries/app-versions.ts';
import { listJobRuns } from '#server/queries/job-runs.ts';
import { countAll, readDatabaseFacts, readQueues } from '#server/queries/site-status.ts';
import { appVersion } from '#server/version.ts';
import { type Admin, type Area, options } from '../admin.ts';
import { minute, printFacts, printJson, printLine, printTable } from '../print.ts';

async function readStatus(db: Db, config: Config, now: Date) {
  const { server } = await readDatabaseFacts(db);
  const last = await findLastVersion(db);
  return {
    versions: {
      kindfare: appVersion,
      started: last?.last_started_at ?? null,
      node: process.versions.node,
      database: `PostgreSQL ${server}, ${placeText(config.database)}`,
      schema: (await executedSteps(db)).at(-1) ?? '',
    },
    counts: await countAll(db),
    queues: await readQueues(db, now),
    jobs: await listJobRuns(db),
  };
}

const age = (seconds: number) =>
  seconds < 120
    ? `${seconds} s`
    : seconds < 7200
      ? `${Math.round(seconds / 60)} min`
      : `${Math.round(seconds / 3600)} h`;

function print({ io }: Admin, { versions, counts, queues, jobs }: Awaited<ReturnType<typeof readStatus>>) {
  printFacts(io, [
    ['Kindfare', `${versions.kindfare}, server started ${minute(versions.started) || 'never'}`],
    ['Node', versions.node],
    ['database', versions.database],
    ['schema', versions.schema],
    ...Object.entries(counts).map(([name, count]) => [name, String(count)] as const),
  ]);
  printLine(io, '');
  printTable(
    io,
    ['queue', 'waiting', 'failed before', 'oldest'],
    queues.map(({ queue, waiting, failed, oldestSeconds }) => [
      queue,
      String(waiting),
      String(failed),
      waiting === 0 ? '' : age(oldestSeconds),
    ]),
  );
  printLine(io, '');
  printTable(
    io,
    ['job', 'last run', 'last success', 'failures since', 'error'],
    jobs.map((run) => [
      run.job,
      minute(run.ended_at),
      minute(run.succeeded_at),
      String(run.failures),
      run.error ?? '',
    ]),
  );
}

/** `status`: versions, queues, jobs, and their failures. */
export const statusArea =
  (configOf: () => Config): Area =>
  (program, admin) => {
    program
      .command('status')
      .description('shows versions, queues, and the last run of each job')
      .option(...options.json)
      .action(async ({ json }: { readonly json?: boolean }) => {
        const status = await admin.withDatabase((db) => readStatus(db, configOf(), admin.now()));
        if (json) printJson(admin.io, status);
        else print(admin, status);
      });
  };
