import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { SandboxInvoicesTable } from '#server/db/tables/sandbox-payments.ts';

export type SandboxInvoice = Selectable<SandboxInvoicesTable>;

export async function addSandboxInvoice(tx: Db, row: Insertable<SandboxInvoicesTable>): Promise<void> {
  await tx.insertInto('sandbox_invoices').values(row).execute();
}

export const findSandboxInvoice = (db: Db, id: string): Promise<SandboxInvoice | undefined> =>
  db.selectFrom('sandbox_invoices').selectAll().where('id', '=', id).executeTakeFirst();

/** Newest first. */
export const listSandboxInvoices = (db: Db, subscriptionId: string): Promise<readonly SandboxInvoice[]> =>
  db
    .selectFrom('sandbox_invoices')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .execute();

/** Pays the open invoices of a subscription. */
export async function payOpenSandboxInvoices(tx: Db, subscriptionId: string, at: Date): Promise<void> {
  await tx
    .updateTable('sandbox_invoices')
    .set({ status: 'paid', paid_at: at })
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'open')
    .execute();
}

/** Voids the open invoices of a subscription that has ended. */
export async function voidSandboxInvoices(tx: Db, subscriptionId: string): Promise<void> {
  await tx
    .updateTable('sandbox_invoices')
    .set({ status: 'void' })
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'open')
    .execute();
}

/** False when the key was used before. */
export async function addSandboxRefund(tx: Db, key: string, invoiceId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('sandbox_refunds')
    .values({ key, invoice_id: invoiceId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function setSandboxInvoice(
  tx: Db,
  id: string,
  change: Partial<Pick<SandboxInvoice, 'refunded_cents' | 'disputed'>>,
): Promise<void> {
  await tx.updateTable('sandbox_invoices').set(change).where('id', '=', id).execute();
}

export async function addSandboxCredit(db: Db, key: string, customer: string, cents: number): Promise<void> {
  await db
    .insertInto('sandbox_credits')
    .values({ key, customer, amount_cents: cents })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What is left of a customer's credit, in minor units. */
export async function sandboxCredit(db: Db, customer: string): Promise<number> {
  const row = await db
    .selectFrom('sandbox_credits')
    .select((eb) =>
      eb.cast<number>(eb.fn.coalesce(eb.fn.sum('amount_cents'), eb.lit(0)), 'integer').as('cents'),
    )
    .where('customer', '=', customer)
    .executeTakeFirstOrThrow();
  return row.cents;
}

export async function addSandboxCardPage(db: Db, id: string, subscriptionId: string): Promise<void> {
  await db
    .insertInto('sandbox_card_pages')
    .values({ id, subscription_id: subscriptionId, done_at: null })
    .execute();
}

export const findSandboxCardPage = (db: Db, id: string) =>
  db.selectFrom('sandbox_card_pages').selectAll().where('id', '=', id).executeTakeFirst();

export async function setSandboxCardPageDone(tx: Db, id: string, at: Date): Promise<void> {
  await tx.updateTable('sandbox_card_pages').set({ done_at: at }).where('id', '=', id).execute();
}
