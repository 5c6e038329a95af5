import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

export interface JobRun {
  readonly job: string;
  readonly startedAt: Date;
  readonly endedAt: Date;
  /** Kind of the error; null: it succeeded. */
  readonly error: string | null;
}

export async function putJobRun(db: Db, { job, startedAt, endedAt, error }: JobRun): Promise<void> {
  const run = { started_at: startedAt, ended_at: endedAt, error };
  await db
    .insertInto('job_runs')
    .values({
      job,
      ...run,
      succeeded_at: error === null ? endedAt : null,
      failures: error === null ? 0 : 1,
    })
    .onConflict((conflict) =>
      conflict.column('job').doUpdateSet({
        ...run,
        ...(error === null
          ? { succeeded_at: endedAt, failures: 0 }
          : { failures: sql<number>`job_runs.failures + 1` }),
      }),
    )
    .execute();
}

export const listJobRuns = (db: Db) => db.selectFrom('job_runs').selectAll().orderBy('job').execute();
