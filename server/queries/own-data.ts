import type { Db } from '#server/db/connect.ts';

export async function listFavoriteIds(db: Db, userId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('favorites')
    .select('recipe_id')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('recipe_id')
    .execute();
  return rows.map(({ recipe_id }) => recipe_id);
}

export async function listOwnCollections(db: Db, userId: string) {
  const collections = await db
    .selectFrom('collections')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const entries = await db
    .selectFrom('collection_recipes')
    .select(['collection_id', 'recipe_id'])
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('recipe_id')
    .execute();
  return collections.map(({ id, name }) => ({
    id: String(id),
    name,
    recipe_ids: entries.filter((entry) => entry.collection_id === id).map(({ recipe_id }) => recipe_id),
  }));
}

export async function listOwnReviews(db: Db, userId: string) {
  const rows = await db
    .selectFrom('reviews')
    .select(['recipe_id', 'rating', 'comment', 'attachments', 'created_at', 'answer', 'answered_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ attachments, created_at, answer, answered_at, ...review }) => ({
    ...review,
    attachments: attachments.map(({ image_url }) => image_url),
    created_at: created_at.toISOString(),
    ...(answer !== null &&
      answered_at !== null && { answer: { body: answer, answered_at: answered_at.toISOString() } }),
  }));
}

export async function listOwnNotes(db: Db, userId: string) {
  const rows = await db
    .selectFrom('recipe_notes')
    .select(['recipe_id', 'text', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('recipe_id')
    .execute();
  return rows.map(({ updated_at, ...note }) => ({ ...note, updated_at: updated_at.toISOString() }));
}

export async function listSignInProviders(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('social_identities')
    .select('issuer')
    .where('user_id', '=', userId)
    .orderBy('issuer')
    .execute();
  return rows.map(({ issuer }) => issuer);
}

export const listShoppingTicks = (db: Db, userId: string) =>
  db
    .selectFrom('shopping_ticks')
    .select(['starts_on', 'food_id', 'grams'])
    .where('user_id', '=', userId)
    .orderBy('starts_on')
    .orderBy('food_id')
    .execute();

/** The member's purchases, oldest first. */
export async function listPurchases(db: Db, userId: string) {
  const rows = await db
    .selectFrom('checkouts')
    .select([
      'package_id',
      'package_name',
      'duration',
      'price_cents as price',
      'amount_off_cents as amount_off',
      'currency',
      'discount_code',
      'trial_days',
      'created_at',
    ])
    .where('user_id', '=', userId)
    .where('status', '=', 'paid')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, ...purchase }) => ({ ...purchase, created_at: created_at.toISOString() }));
}

/** Invoices of the member, oldest first. */
export async function listOwnPayments(db: Db, userId: string) {
  const rows = await db
    .selectFrom('payments')
    .select(['number', 'status', 'amount_cents as amount', 'tax_cents as tax', 'refunded_cents as refunded'])
    .select(['currency', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, ...payment }) => ({ ...payment, created_at: created_at.toISOString() }));
}

/** Declarations of withdrawal, oldest first. */
export async function listOwnWithdrawals(db: Db, userId: string) {
  const rows = await db
    .selectFrom('withdrawals')
    .select(['name', 'email', 'refund_cents as refund', 'used_cents as used', 'currency', 'received_at'])
    .where('user_id', '=', userId)
    .orderBy('received_at')
    .execute();
  return rows.map(({ received_at, ...row }) => ({ ...row, received_at: received_at.toISOString() }));
}

/** Free months for referrals, oldest first. */
export async function listOwnRewards(db: Db, userId: string) {
  const rows = await db
    .selectFrom('referral_rewards')
    .select(['side', 'status', 'amount_cents as amount', 'currency', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }));
}
