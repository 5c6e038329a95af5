import { type Selectable, sql } from 'kysely';
import type { ReferralSide, RefusalReason } from '#domain/membership/referral.ts';
import type { Db } from '#server/db/connect.ts';
import type { ReferralRewardsTable } from '#server/db/tables/payments.ts';
import { takeTurns } from './job-turns.ts';

export type RewardRow = Selectable<ReferralRewardsTable>;

interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** Creates the rewards of one side for first payments of that time, each once. */
export async function addDueRewards(
  tx: Db,
  side: ReferralSide,
  { from, to }: Span,
  now: Date,
): Promise<void> {
  const recipient = side === 'referrer' ? sql`referrer.id` : sql`sale.user_id`;
  await sql`
    insert into referral_rewards (id, subscription_id, side, user_id, status, created_at)
    select gen_random_uuid(), sale.subscription_id, ${side}, ${recipient}, 'waiting', ${now}
    from referral_sales sale join users referrer on lower(referrer.referral_code) = lower(sale.referral_code)
    where sale.paid_at > ${from} and sale.paid_at <= ${to} and sale.user_id is not null
    on conflict do nothing`.execute(tx);
}

/**
 * Waiting rewards that can be settled: new ones, those of members with a membership that renews, and those that nobody
 * gets any more, as their account was deleted or they were created before `over`.
 */
export const takeWaitingRewards = (
  db: Db,
  provider: string,
  { now, over }: { readonly now: Date; readonly over: Date },
  max: number,
) =>
  takeTurns<RewardRow>(db, {
    table: 'referral_rewards',
    isDue: sql`status = 'waiting' and (
      tried_at is null or user_id is null or created_at <= ${over}
      or exists (
        select from subscriptions paying where paying.user_id = referral_rewards.user_id
          and paying.provider = ${provider} and paying.auto_renew and paying.status in ('trialing', 'active')
      )
    )`,
    now,
    max,
  });

/** Whether the money of the first payment went back, or may. */
export async function isSaleReturned(db: Db, subscriptionId: string): Promise<boolean> {
  const { rows } = await sql<{ returned: boolean }>`
    select exists (
      select 1 from subscriptions s
      where s.id = ${subscriptionId} and s.status in ('withdrawn', 'refunded')
    ) or exists (
      select 1 from payments p where p.subscription_id = ${subscriptionId} and p.status = 'paid'
        and (p.disputed or p.amount_cents > 0 and p.refunded_cents >= p.amount_cents)
    ) as returned`.execute(db);
  return rows[0]?.returned ?? false;
}

/** Whether both sides of a referral pay with one card. */
export async function isSameCard(db: Db, subscriptionId: string): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    select exists (
      select 1 from referral_sales sale
        join users referrer on lower(referrer.referral_code) = lower(sale.referral_code)
        join payment_customers theirs on theirs.user_id = sale.user_id
        join payment_customers own on own.user_id = referrer.id and own.provider = theirs.provider
      where sale.subscription_id = ${subscriptionId} and own.card_fingerprint = theirs.card_fingerprint
    ) as same`.execute(db);
  return rows[0]?.same ?? false;
}

/** Rewards that a member was given for bringing others, since then. */
export async function countGiven(db: Db, userId: string, since: Date): Promise<number> {
  const { n } = await db
    .selectFrom('referral_rewards')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('n'))
    .where('user_id', '=', userId)
    .where('side', '=', 'referrer')
    .where('status', '=', 'given')
    .where('settled_at', '>', since)
    .executeTakeFirstOrThrow();
  return n;
}

type Settled =
  | { readonly status: 'given'; readonly amount_cents: number; readonly currency: string }
  | { readonly status: 'refused'; readonly reason: RefusalReason };

/** False: it was settled before. */
export async function settleReward(tx: Db, id: string, settled: Settled, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('referral_rewards')
    .set({ ...settled, settled_at: now })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const referrals = (db: Db, side: ReferralSide) =>
  db
    .selectFrom('users as member')
    .leftJoin('referral_sales as sale', 'sale.user_id', 'member.id')
    .leftJoin('referral_rewards as reward', (join) =>
      join.onRef('reward.subscription_id', '=', 'sale.subscription_id').on('reward.side', '=', side),
    )
    .select([
      'member.name',
      'member.created_at',
      'sale.paid_at',
      'reward.status',
      'reward.reason',
      'reward.amount_cents',
      'reward.currency',
      'reward.settled_at',
    ]);

export type ReferralRow = Awaited<ReturnType<typeof listReferred>>[number];

/** The members whom a code brought, newest first. */
export const listReferred = (db: Db, code: string, max: number) =>
  referrals(db, 'referrer')
    .where(sql`lower(member.referred_by)`, '=', code.toLowerCase())
    .orderBy('member.created_at', 'desc')
    .orderBy('member.id')
    .limit(max)
    .execute();

/** How the member was brought; undefined if nobody did. */
export const findOwnReferral = (db: Db, userId: string) =>
  referrals(db, 'referred')
    .where('member.id', '=', userId)
    .where('member.referred_by', 'is not', null)
    .executeTakeFirst();
