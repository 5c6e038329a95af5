/** Puts the member's own review first, also if it is on a page that isn't loaded. */
export function ownReviewFirst<Review extends { readonly id: string }>(
  reviews: readonly Review[],
  own: Review | null,
): readonly Review[] {
  return own === null ? reviews : [own, ...reviews.filter(({ id }) => id !== own.id)];
}
