import type { Db } from '#server/db/connect.ts';

export interface ReviewRow {
  readonly id: string;
  readonly name: string;
  readonly profile_photo_url: string | null;
  readonly rating: number;
  readonly comment: string;
  readonly attachments: readonly { readonly image_url: string }[];
  readonly created_at: Date;
}

/** One page of a recipe's reviews, newest first. */
export async function findReviews(
  db: Db,
  recipeId: number,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<readonly ReviewRow[]> {
  return db
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
    ])
    .where('reviews.recipe_id', '=', recipeId)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
}
