import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table discount_codes (
        code text primary key check (code = upper(code)),
        percent integer check (percent between 1 and 100),
        amount_cents integer check (amount_cents > 0),
        most_redemptions integer check (most_redemptions > 0),
        expires_at timestamptz,
        ended_at timestamptz,
        created_at timestamptz not null,
        check (num_nonnulls(percent, amount_cents) = 1)
      )`,
    // Payment records outlive the member: debts stay documented, and running subscriptions must be stopped.
    sql`
      create table checkouts (
        id uuid primary key,
        user_id uuid references users on delete set null,
        provider text not null,
        provider_id text,
        url text,
        package_id text not null,
        package_name text not null,
        duration text not null check (duration in ('monthly', 'yearly')),
        price_cents integer not null check (price_cents > 0),
        amount_off_cents integer not null check (amount_off_cents between 0 and price_cents),
        currency text not null,
        discount_code text,
        trial_days integer not null check (trial_days >= 0),
        paid_until timestamptz,
        status text not null check (status in ('opening', 'open', 'paid', 'expired')),
        created_at timestamptz not null,
        expires_at timestamptz not null,
        unique (provider, provider_id)
      )`,
    sql`create unique index checkouts_one_open on checkouts (user_id) where status in ('opening', 'open')`,
    sql`create index checkouts_by_code on checkouts (discount_code) where status = 'open'`,
    sql`
      create table subscriptions (
        id uuid primary key,
        user_id uuid references users on delete set null,
        checkout_id uuid not null unique references checkouts,
        provider text not null,
        provider_id text not null,
        package_id text not null,
        package_name text not null,
        duration text not null check (duration in ('monthly', 'yearly')),
        status text not null
          check (status in ('incomplete', 'trialing', 'active', 'past_due', 'cancelled', 'ended')),
        auto_renew boolean not null,
        due_date timestamptz,
        trial_ends_at timestamptz,
        started_at timestamptz not null,
        ended_at timestamptz,
        must_end boolean not null,
        reminded_at timestamptz,
        revision integer not null,
        unique (provider, provider_id)
      )`,
    sql`create index subscriptions_of_user on subscriptions (user_id, started_at)`,
    sql`
      create unique index subscriptions_one_live on subscriptions (user_id)
      where status in ('trialing', 'active', 'past_due')`,
    sql`
      create unique index subscriptions_one_trial on subscriptions (user_id)
      where trial_ends_at is not null`,
    sql`create index subscriptions_due on subscriptions (due_date) where status in ('trialing', 'active', 'past_due')`,
    sql`
      create table redemptions (
        code text not null references discount_codes,
        user_id uuid references users on delete set null,
        subscription_id uuid not null unique references subscriptions,
        redeemed_at timestamptz not null
      )`,
    sql`create unique index redemptions_once on redemptions (code, user_id)`,
    sql`
      create table referral_sales (
        subscription_id uuid primary key references subscriptions,
        user_id uuid unique references users on delete set null,
        referral_code text not null,
        amount_cents integer not null,
        currency text not null,
        paid_at timestamptz not null
      )`,
    sql`
      create table payment_events (
        id text primary key,
        provider text not null,
        kind text not null,
        subject text not null,
        received_at timestamptz not null,
        done_at timestamptz,
        attempts integer not null,
        next_attempt_at timestamptz
      )`,
    sql`create index payment_events_waiting on payment_events (next_attempt_at) where done_at is null`,
    sql`
      create table sandbox_subscriptions (
        id text primary key,
        checkout_key text not null,
        status text not null check (status in ('trialing', 'active', 'past_due', 'ended')),
        auto_renew boolean not null,
        duration text not null,
        price_cents integer not null,
        amount_off_cents integer not null,
        currency text not null,
        started_at timestamptz not null,
        anchor_at timestamptz not null,
        period_ends_at timestamptz not null,
        ended_at timestamptz,
        card text not null
      )`,
    sql`
      create index sandbox_subscriptions_due on sandbox_subscriptions (period_ends_at) where status <> 'ended'`,
    sql`
      create table sandbox_checkouts (
        id text primary key,
        key text not null unique,
        status text not null check (status in ('open', 'paid', 'expired')),
        plan_name text not null,
        email text not null,
        duration text not null,
        price_cents integer not null,
        amount_off_cents integer not null,
        currency text not null,
        discount_code text,
        trial_days integer not null,
        paid_until timestamptz,
        expires_at timestamptz not null,
        subscription_id text references sandbox_subscriptions
      )`,
    sql`
      create table sandbox_events (
        id text primary key,
        kind text not null,
        subject text not null,
        copies integer not null,
        due_at timestamptz not null,
        sent_at timestamptz
      )`,
    sql`create index sandbox_events_due on sandbox_events (due_at) where sent_at is null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
