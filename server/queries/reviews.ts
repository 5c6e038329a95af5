import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { json } from '#server/db/json.ts';

export interface ReviewRow {
  readonly id: string;
  readonly name: string;
  readonly profile_photo_url: string | null;
  readonly rating: number;
  readonly comment: string;
  readonly attachments: readonly { readonly image_url: string }[];
  readonly created_at: Date;
  readonly answer: string | null;
  readonly answered_at: Date | null;
}

const reviewRows = (db: Db) =>
  db
    .selectFrom('reviews')
    .innerJoin('users', 'users.id', 'reviews.user_id')
    .select([
      'reviews.id',
      'users.name',
      'users.profile_photo_url',
      'reviews.rating',
      'reviews.comment',
      'reviews.attachments',
      'reviews.created_at',
      'reviews.answer',
      'reviews.answered_at',
    ]);

const ownReview = (db: Db, recipeId: number, userId: string) =>
  reviewRows(db).where('reviews.recipe_id', '=', recipeId).where('reviews.user_id', '=', userId);

interface NewReview {
  readonly recipeId: number;
  readonly userId: string;
  readonly rating: number;
  readonly comment: string;
  /** URLs of its pictures; `same`: keep those of the replaced review. */
  readonly pictures: readonly string[] | 'same';
  readonly now: Date;
}

/**
 * Stores the member's review of a recipe; a second one replaces the first, and a changed text or rating
 * deletes the operator's reply. Returns it as the lists show it.
 */
export async function putReview(db: Db, review: NewReview): Promise<ReviewRow> {
  const { recipeId, userId, rating, comment, pictures, now } = review;
  const attachments = json((pictures === 'same' ? [] : pictures).map((image_url) => ({ image_url })));
  const whereUnchanged = <Column extends 'answer' | 'answered_at'>(column: Column) =>
    sql<ReviewRow[Column]>`
      case when reviews.rating = excluded.rating and reviews.comment = excluded.comment
      then ${sql.ref(`reviews.${column}`)} end`;
  return db.transaction().execute(async (tx) => {
    // waits for a concurrent scheduling of the account's deletion
    const author = await tx
      .selectFrom('users')
      .select('deletion_due_at')
      .where('id', '=', userId)
      .forShare()
      .executeTakeFirstOrThrow();
    const hidden = author.deletion_due_at !== null;
    await tx
      .insertInto('reviews')
      .values({ recipe_id: recipeId, user_id: userId, rating, comment, attachments, created_at: now, hidden })
      .onConflict((conflict) =>
        conflict.columns(['recipe_id', 'user_id']).doUpdateSet({
          answer: whereUnchanged('answer'),
          answered_at: whereUnchanged('answered_at'),
          rating,
          comment,
          created_at: now,
          hidden,
          ...(pictures === 'same' ? {} : { attachments }),
        }),
      )
      .execute();
    return ownReview(tx, recipeId, userId).executeTakeFirstOrThrow();
  });
}

export async function findOwnReview(
  db: Db,
  recipeId: number,
  userId: string,
): Promise<ReviewRow | undefined> {
  return ownReview(db, recipeId, userId).executeTakeFirst();
}

/** Idempotent. */
export async function removeReview(db: Db, recipeId: number, userId: string): Promise<void> {
  await db.deleteFrom('reviews').where('recipe_id', '=', recipeId).where('user_id', '=', userId).execute();
}

/** Hides the member's reviews from others and from the ratings of recipes, or shows them again. */
export async function setReviewsHidden(tx: Db, userId: string, hidden: boolean): Promise<void> {
  await tx.updateTable('reviews').set({ hidden }).where('user_id', '=', userId).execute();
}

/** One page of a recipe's visible reviews, newest first. */
export async function findReviews(
  db: Db,
  recipeId: number,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<readonly ReviewRow[]> {
  // those before the page are passed over in the index
  const ids = await db
    .selectFrom('reviews')
    .select('id')
    .where('reviews.recipe_id', '=', recipeId)
    .where('hidden', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  if (ids.length === 0) return [];
  return reviewRows(db)
    .where('reviews.recipe_id', '=', recipeId)
    .where(
      'reviews.id',
      'in',
      ids.map(({ id }) => id),
    )
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .execute();
}
