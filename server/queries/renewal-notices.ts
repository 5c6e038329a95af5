import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** Trials that end by then and whose members have no reminder yet; each is returned to one caller only. */
export const claimTrialReminders = (tx: Db, now: Date, until: Date) =>
  tx
    .updateTable('subscriptions')
    .where('status', '=', 'trialing')
    .where('user_id', 'is not', null)
    .where('reminded_at', 'is', null)
    .where('trial_ends_at', '>', now)
    .where('trial_ends_at', '<=', until)
    .set({ reminded_at: now })
    .returning('id')
    .execute();

/** Years that renew by then and whose members have no notice of it yet; each is returned to one caller only. */
export const claimRenewalNotices = (tx: Db, now: Date, until: Date) =>
  tx
    .updateTable('subscriptions')
    .where('status', '=', 'active')
    .where('duration', '=', 'yearly')
    .where('auto_renew', '=', true)
    .where('user_id', 'is not', null)
    .where('due_date', '>', now)
    .where('due_date', '<=', until)
    .where((eb) => eb.or([eb('noticed_for', 'is', null), eb('noticed_for', '<', eb.ref('due_date'))]))
    // a payment just made for the year that begins then needs none
    .where(sql<boolean>`started_at < ${now}::timestamptz - interval '1 day'`)
    .set((eb) => ({ noticed_for: eb.ref('due_date') }))
    .returning('id')
    .execute();
