import { noticeOf } from '#domain/notification/notification.ts';
import type { Db } from '#server/db/connect.ts';
import { addNotification } from './notifications.ts';

const reviewsForAdmin = (db: Db) =>
  db
    .selectFrom('reviews')
    .innerJoin('users', 'users.id', 'reviews.user_id')
    .innerJoin('recipes', 'recipes.id', 'reviews.recipe_id')
    .select([
      'reviews.id',
      'recipes.ref_id as recipe',
      'recipes.title',
      'users.id as userId',
      'users.email',
      'reviews.rating',
      'reviews.comment',
      'reviews.attachments',
      'reviews.created_at as createdAt',
      'reviews.answer',
      'reviews.answered_at as answeredAt',
    ]);
export type AdminReview = Awaited<ReturnType<typeof listReviews>>[number];

/** Reviews of all recipes, newest first; `unanswered`: of those alone. */
export const listReviews = (
  db: Db,
  { unanswered, most }: { readonly unanswered: boolean; readonly most: number },
) =>
  reviewsForAdmin(db)
    .$if(unanswered, (query) => query.where('reviews.answer', 'is', null))
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(most)
    .execute();

export const findReview = (db: Db, id: string): Promise<AdminReview | undefined> =>
  reviewsForAdmin(db).where('reviews.id', '=', id).executeTakeFirst();

/** Saves the operator's reply and notifies the author; editing a reply does not notify again. */
export async function replyToReview(
  db: Db,
  { id, answer, now }: { readonly id: string; readonly answer: string; readonly now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await reviewsForAdmin(tx)
      .where('reviews.id', '=', id)
      .forUpdate('reviews')
      .executeTakeFirst();
    if (before === undefined) return;
    await tx.updateTable('reviews').set({ answer, answered_at: now }).where('id', '=', id).execute();
    if (before.answer !== null) return;
    const payload = noticeOf({ kind: 'reviewAnswered', recipe: before.title, ref: before.recipe });
    await addNotification(tx, { userId: before.userId, payload, now });
  });
}

export async function removeReply(db: Db, id: string): Promise<void> {
  await db.updateTable('reviews').set({ answer: null, answered_at: null }).where('id', '=', id).execute();
}

/** Deletes a review; the clean-up deletes its pictures. */
export async function removeReviewById(db: Db, id: string): Promise<void> {
  await db.deleteFrom('reviews').where('id', '=', id).execute();
}
