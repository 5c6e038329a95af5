/** The reviews as a member sees them: the own one first, also when it is on a page that was not fetched. */
export function ownReviewFirst<Review extends { readonly id: string }>(
  reviews: readonly Review[],
  own: Review | null,
): readonly Review[] {
  return own === null ? reviews : [own, ...reviews.filter(({ id }) => id !== own.id)];
}
