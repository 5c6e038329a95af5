import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** What is held now, by plan and currency. */
export interface HeldNow {
  readonly plan: string;
  readonly currency: string;
  readonly paying: number;
  readonly trials: number;
  readonly pastDue: number;
  /** Monthly recurring revenue: what the paying ones cost a month, in minor units; of those that renew alone. */
  readonly mrrCents: number;
}

export async function heldByPlan(db: Db, now: Date): Promise<readonly HeldNow[]> {
  const net = sql`(c.price_cents - c.amount_off_cents)`;
  const isCurrent = sql`(s.auto_renew or s.due_date > ${now}::timestamptz)`;
  const { rows } = await sql<HeldNow>`
    select s.package_id as plan, c.currency,
      count(*) filter (where s.status = 'active' and ${isCurrent})::integer as paying,
      count(*) filter (where s.status = 'trialing' and ${isCurrent})::integer as trials,
      count(*) filter (where s.status = 'past_due')::integer as "pastDue",
      coalesce(round(sum(case when s.duration = 'yearly' then ${net} / 12.0 else ${net} end)
        filter (where s.status = 'active' and s.auto_renew)), 0)::integer as "mrrCents"
    from subscriptions s join checkouts c on c.id = s.checkout_id
    where s.status in ('active', 'trialing', 'past_due')
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** One month of one plan in one currency; sums in minor units. */
export interface PlanMonth {
  /** `2026-05`, in UTC. */
  readonly month: string;
  readonly plan: string;
  readonly currency: string;
  readonly started: number;
  /** Canceled, expired, withdrawn or refunded; not those that another plan replaced. */
  readonly ended: number;
  /** Of those held when the month began, how many ended in it, in percent; null: none were. */
  readonly churn: number | null;
  readonly paidCents: number;
  readonly failed: number;
  readonly refundedCents: number;
}

/** The months since then, newest first. */
export async function monthsByPlan(db: Db, since: Date): Promise<readonly PlanMonth[]> {
  const month = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM')`;
  const { rows } = await sql<PlanMonth>`
    with sold as (
      select s.id, s.package_id as plan, c.currency, s.status, s.replaced, s.started_at, s.ended_at
      from subscriptions s join checkouts c on c.id = s.checkout_id where s.status <> 'incomplete'
    ), facts as (
      select ${month('started_at')} as month, plan, currency, 1 as started, 0 as ended, 0 as lost, 0 as paid,
        0 as failed, 0 as refunded
      from sold where started_at >= ${since}
      union all
      select ${month('ended_at')}, plan, currency, 0, 1,
        case when ${month('started_at')} < ${month('ended_at')} then 1 else 0 end, 0, 0, 0
      from sold where not replaced and ended_at >= ${since}
      union all
      select ${month('p.paid_at')}, sold.plan, p.currency, 0, 0, 0, p.amount_cents, 0, p.refunded_cents
      from payments p join sold on sold.id = p.subscription_id where p.status = 'paid' and p.paid_at >= ${since}
      union all
      select ${month('p.created_at')}, sold.plan, p.currency, 0, 0, 0, 0, 1, 0
      from payments p join sold on sold.id = p.subscription_id
      where p.status <> 'paid' and p.amount_cents > 0 and p.created_at >= ${since}
    ), months as (
      select month, plan, currency, sum(started)::integer as started, sum(ended)::integer as ended,
        sum(lost)::integer as lost, sum(paid)::integer as "paidCents", sum(failed)::integer as failed,
        sum(refunded)::integer as "refundedCents"
      from facts group by 1, 2, 3
    )
    select month, plan, currency, started, ended, "paidCents", failed, "refundedCents",
      round(100.0 * lost / nullif((
        select count(*) from sold where sold.plan = months.plan and sold.currency = months.currency
          and ${month('sold.started_at')} < month
          and (sold.ended_at is null or ${month('sold.ended_at')} >= month)
      ), 0), 1)::float8 as churn
    from months order by month desc, plan, currency`.execute(db);
  return rows;
}
