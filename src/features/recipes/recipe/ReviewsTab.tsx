import { messages } from '#domain/message/messages.ts';
import { ownReviewFirst } from '#domain/recipe/own-review-first.ts';
import type { useRecipeReader } from '#src/flows/use-recipe-reader.ts';
import { useReviewForm } from '#src/flows/use-review-form.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { LargePicture } from './LargePicture.tsx';
import { type Review, ReviewCard } from './ReviewCard.tsx';
import { ReviewForm } from './ReviewForm.tsx';

type Reader = ReturnType<typeof useRecipeReader>;
type Form = ReturnType<typeof useReviewForm>;

export interface ReviewsTabProps {
  readonly recipeId: string;
  readonly reader: Reader;
}

/** What others say, and the form for one's own words. */
export function ReviewsTab({ recipeId, reader }: ReviewsTabProps) {
  const form = useReviewForm(recipeId, reader.reloadReviews);
  return (
    <Stack gap={20}>
      <ReviewForm form={form} />
      <ReviewList reader={reader} form={form} />
      <LargePicture />
    </Stack>
  );
}

function ReviewList({ reader, form }: { reader: Reader; form: Form }) {
  const { reviews, reviewsState: state, reviewsFailure: failure, retry } = reader;
  if (state === 'reviewsFailed')
    return <FailureNote title="The reviews did not arrive" text={failure} onRetry={retry} />;
  if (reviews === null) return <ListSkeleton rows={4} />;
  const shown: readonly Review[] = ownReviewFirst(reviews.data, form.ownReview);
  if (shown.length === 0)
    return <EmptyState title={messages.noReviews} text="Nobody has said yet how it turned out." />;
  return (
    <>
      <Stack as="ul" gap={12} aria-label="Reviews">
        {shown.map((review) => {
          const isOwn = review.id === form.ownReview?.id;
          return (
            <li key={review.id}>
              <ReviewCard
                review={review}
                isOwn={isOwn}
                actions={isOwn && !form.draft.isEditing && <OwnActions form={form} />}
              />
            </li>
          );
        })}
      </Stack>
      <MoreReviews reader={reader} />
    </>
  );
}

function MoreReviews({ reader }: { reader: Reader }) {
  const { reviews, reviewsState: state, reviewsFailure: failure } = reader;
  if (state === 'appendFailed')
    return <FailureNote title="Further reviews did not arrive" text={failure} onRetry={reader.retry} />;
  if (reviews === null || reviews.meta.current_page >= reviews.meta.last_page) return null;
  return (
    <Button width="block" busy={state === 'appendingReviews'} onClick={reader.showMoreReviews}>
      Show more reviews
    </Button>
  );
}

function OwnActions({ form }: { form: Form }) {
  return (
    <Row gap={8}>
      <Button size="sm" aria-label="Edit your review" disabled={form.isRemoving} onClick={form.edit}>
        Edit
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label="Remove your review"
        busy={form.isRemoving}
        onClick={form.askRemoval}
      >
        Remove
      </Button>
    </Row>
  );
}
