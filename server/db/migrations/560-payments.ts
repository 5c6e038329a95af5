import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table subscriptions drop constraint subscriptions_status_check`,
    sql`
      alter table subscriptions
        add constraint subscriptions_status_check check (status in (
          'incomplete', 'trialing', 'active', 'past_due', 'cancelled', 'ended', 'withdrawn', 'refunded')),
        add column access_ends_at timestamptz,
        add column replaced boolean not null default false,
        add column next_try_at timestamptz,
        add column renewal_off_at timestamptz,
        add column renewal_off_for_checkout boolean not null default false,
        add column noticed_for timestamptz`,
    sql`
      alter table checkouts
        add column replaces uuid references subscriptions,
        add column restores_renewal boolean not null default false`,
    sql`create index checkouts_restoring on checkouts (replaces) where restores_renewal`,
    sql`
      alter table packages
        add column description text not null default '',
        add column benefits text[] not null default '{}'`,
    // one customer of a provider for each member, for good
    sql`
      create table payment_customers (
        user_id uuid not null references users on delete cascade,
        provider text not null,
        customer_id text not null,
        primary key (user_id, provider)
      )`,
    sql`
      create table payments (
        id text primary key,
        provider text not null,
        user_id uuid references users on delete set null,
        subscription_id uuid not null references subscriptions,
        number text,
        status text not null check (status in ('open', 'paid', 'void')),
        amount_cents integer not null,
        tax_cents integer not null,
        currency text not null,
        refunded_cents integer not null,
        disputed boolean not null,
        created_at timestamptz not null,
        paid_at timestamptz
      )`,
    sql`create index payments_of_user on payments (user_id, created_at)`,
    sql`create index payments_of_subscription on payments (subscription_id, created_at)`,
    sql`
      create table refunds (
        id uuid primary key,
        payment_id text not null references payments,
        amount_cents integer not null check (amount_cents > 0),
        reason text not null check (reason in ('withdrawal', 'operator')),
        status text not null check (status in ('waiting', 'done', 'refused')),
        created_at timestamptz not null,
        next_attempt_at timestamptz,
        attempts integer not null
      )`,
    sql`create index refunds_waiting on refunds (next_attempt_at) where status = 'waiting'`,
    sql`
      create table withdrawals (
        subscription_id uuid primary key references subscriptions,
        user_id uuid references users on delete set null,
        name text not null,
        email text not null,
        received_at timestamptz not null,
        refund_cents integer not null,
        currency text not null
      )`,
    sql`
      alter table sandbox_checkouts
        add column customer text not null default '',
        add column tax text not null default 'none',
        add column button text not null default '',
        add column terms text not null default ''`,
    sql`
      alter table sandbox_subscriptions
        add column customer text not null default '',
        add column tax text not null default 'none'`,
    sql`
      create table sandbox_invoices (
        id text primary key,
        number integer generated always as identity,
        subscription_id text not null references sandbox_subscriptions,
        status text not null check (status in ('open', 'paid', 'void')),
        amount_cents integer not null,
        tax_cents integer not null,
        currency text not null,
        refunded_cents integer not null,
        disputed boolean not null,
        created_at timestamptz not null,
        paid_at timestamptz
      )`,
    sql`create index sandbox_invoices_of on sandbox_invoices (subscription_id, created_at)`,
    sql`
      create table sandbox_card_pages (
        id text primary key,
        subscription_id text not null references sandbox_subscriptions,
        done_at timestamptz
      )`,
    sql`create table sandbox_refunds (key text primary key, invoice_id text not null references sandbox_invoices)`,
    sql`create table sandbox_credits (key text primary key, customer text not null, amount_cents integer not null)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
