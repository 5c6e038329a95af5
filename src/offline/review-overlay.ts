import type { OperationResponse } from '#contract/operations.ts';
import { type QueuedMutation, type Snapshot, snapshotOf } from './queued-mutation.ts';
import type { View } from './queued-operation.ts';

const addresses = new Map<string, string>();

/** The URL of a picture that is only on the device; stable. */
export function pictureAddress(key: string, picture: Blob): string {
  const address = addresses.get(key) ?? URL.createObjectURL(picture);
  addresses.set(key, address);
  return address;
}

/** The member's current review, and the name shown with the new one. */
export function reviewSnapshot(recipeId: string, { cache }: View): Pick<Snapshot, 'before' | 'author'> {
  const own = cache.all('getOwnReview').find(({ id }) => id === recipeId)?.body.data;
  const me = cache.all('getCurrentUser')[0]?.body.data;
  return {
    before: own ? [own.id] : null,
    author: me === undefined ? null : { name: me.name, profile_photo_url: me.profile_photo_url },
  };
}

/** The member's own review is shown separately, not among those of others. */
export function withoutOwnReview(
  body: OperationResponse<'listRecipeReviews'>,
  mutation: QueuedMutation,
): OperationResponse<'listRecipeReviews'> {
  const own = snapshotOf(mutation).before ?? [];
  return { ...body, data: body.data.filter(({ id }) => !own.includes(id)) };
}
