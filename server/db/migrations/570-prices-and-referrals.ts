import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // by currency, besides US dollars
    sql`alter table packages add column prices jsonb not null default '{}'`,
    // one for each member who was brought, and each side
    sql`
      create table referral_rewards (
        id uuid primary key,
        subscription_id uuid not null references referral_sales,
        side text not null check (side in ('referrer', 'referred')),
        user_id uuid references users on delete set null,
        status text not null check (status in ('waiting', 'given', 'refused')),
        reason text check (reason in ('refunded', 'same_card', 'too_many', 'no_membership')),
        amount_cents integer,
        currency text,
        created_at timestamptz not null,
        settled_at timestamptz,
        unique (subscription_id, side)
      )`,
    sql`create index referral_rewards_waiting on referral_rewards (created_at) where status = 'waiting'`,
    sql`create index referral_rewards_of on referral_rewards (user_id)`,
    // recognizes one person with two accounts; null: the provider doesn't tell
    sql`alter table payment_customers add column card_fingerprint text`,
  ];
  for (const statement of statements) await statement.execute(db);
}
