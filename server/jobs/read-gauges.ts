import type { Context } from '#server/context.ts';
import { metrics } from '#server/metrics.ts';
import { listJobRuns } from '#server/queries/job-runs.ts';
import { readQueues } from '#server/queries/site-status.ts';

/** Sets the metrics of queues and jobs, which any server on the database may have changed. */
export async function readGauges({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const at = now();
  for (const { queue, waiting, oldestSeconds } of await readQueues(db, at)) {
    metrics.set('kindfare_queue_waiting', waiting, { queue });
    metrics.set('kindfare_queue_oldest_seconds', oldestSeconds, { queue });
  }
  for (const { job, failures, succeeded_at, started_at } of await listJobRuns(db)) {
    const since = succeeded_at ?? started_at;
    metrics.set('kindfare_job_failures', failures, { job });
    metrics.set('kindfare_job_last_success_seconds', (at.getTime() - since.getTime()) / 1000, { job });
  }
}
