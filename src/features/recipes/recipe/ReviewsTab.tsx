import type { components } from '#contract/api.ts';
import { messages } from '#domain/message/messages.ts';
import type { useRecipeReader } from '#src/flows/use-recipe-reader.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { Stars } from '#src/ui/recipe/Stars.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ReviewForm } from './ReviewForm.tsx';

type Review = components['schemas']['Review'];
type Reader = ReturnType<typeof useRecipeReader>;

export interface ReviewsTabProps {
  readonly recipeId: string;
  readonly onAdded: () => void;
  readonly state: Reader['reviewsState'];
  readonly reviews: Reader['reviews'];
  readonly failure: string | null;
  readonly onRetry: () => void;
}

/** What others say, and the form for one's own words. */
export function ReviewsTab({ recipeId, onAdded, ...list }: ReviewsTabProps) {
  return (
    <Stack gap={20}>
      <ReviewForm recipeId={recipeId} onAdded={onAdded} />
      <ReviewList {...list} />
    </Stack>
  );
}

function ReviewList({ state, reviews, failure, onRetry }: Omit<ReviewsTabProps, 'recipeId' | 'onAdded'>) {
  if (state === 'reviewsFailed')
    return <FailureNote title="The reviews did not arrive" text={failure} onRetry={onRetry} />;
  if (reviews === null) return <ListSkeleton rows={4} />;
  if (reviews.data.length === 0)
    return <EmptyState title={messages.noReviews} text="Nobody has said yet how it turned out." />;
  return (
    <Stack as="ul" gap={12} aria-label="Reviews">
      {reviews.data.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} />
        </li>
      ))}
    </Stack>
  );
}

function ReviewCard({ review }: { review: Review }) {
  return (
    <Card as="article">
      <Stack gap={8}>
        <Row spread="between" wrap>
          <div>
            <Text as="h3" look="small-strong">
              {review.user.name}
            </Text>
            <Text look="note" tone="muted">
              {review.created_at_text}
            </Text>
          </div>
          <Stars rating={review.rating} />
        </Row>
        {review.comment !== '' && <Text look="small">{review.comment}</Text>}
      </Stack>
    </Card>
  );
}
