import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** Work that waits in a table. */
export interface QueueStatus {
  readonly queue: 'mail' | 'push' | 'payment events';
  readonly waiting: number;
  /** Of them, those that have failed before. */
  readonly failed: number;
  readonly oldestSeconds: number;
}

export async function readQueues(db: Db, now: Date): Promise<readonly QueueStatus[]> {
  const { rows } = await sql<QueueStatus>`
    select queue, waiting, failed, greatest(0, extract(epoch from ${now}::timestamptz - oldest))::int as "oldestSeconds"
    from (
      select 'mail' as queue, count(*)::int as waiting, (count(*) filter (where attempts > 0))::int as failed,
        coalesce(min(created_at), ${now}) as oldest
      from outbox where next_attempt_at is not null
      union all
      select 'push', count(*)::int, (count(*) filter (where attempts > 0))::int, coalesce(min(n.created_at), ${now})
      from pushes p join notifications n on n.user_id = p.user_id and n.id = p.notification_id
      union all
      select 'payment events', count(*)::int, (count(*) filter (where attempts > 0))::int,
        coalesce(min(received_at), ${now})
      from payment_events where done_at is null
    ) as queues`.execute(db);
  return rows;
}

export interface DatabaseFacts {
  readonly server: string;
  readonly now: Date;
  readonly isReadOnly: boolean;
}

export async function readDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<{ server: string; now: Date; is_read_only: boolean }>`
    select current_setting('server_version') as server, clock_timestamp() as now,
      current_setting('transaction_read_only') = 'on' as is_read_only`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database did not describe itself.');
  return { server: row.server, now: row.now, isReadOnly: row.is_read_only };
}

/** How much there is. */
export async function countAll(db: Db): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from users) as members,
      (select count(*)::int from recipes) as recipes,
      (select count(*)::int from subscriptions where status in ('trialing', 'active', 'past_due')) as "running subscriptions",
      (select count(*)::int from files where state = 'used') as pictures,
      (select count(*)::int from figure_reports where handled_at is null) as "open reports"`.execute(db);
  return rows[0] ?? {};
}
