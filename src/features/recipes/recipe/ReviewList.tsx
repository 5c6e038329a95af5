import type { ReactNode } from 'react';
import { messages } from '#domain/message/messages.ts';
import { reviewList as texts } from '#src/features/recipes/texts/recipe.ts';
import type { Reading } from '#src/flows/recipes/use-reading.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { type Review, ReviewCard } from './ReviewCard.tsx';

type Reader = Pick<Reading, 'reviews' | 'reviewsState' | 'reviewsFailure' | 'retry' | 'showMoreReviews'>;

export interface ReviewListProps {
  readonly reader: Reader;
  /** The loaded reviews. */
  readonly shown: readonly Review[];
  readonly ownId?: string | undefined;
  /** Buttons for the member's own review. */
  readonly ownActions?: ReactNode;
}

/** The reviews of other members. */
export function ReviewList({ reader, shown, ownId, ownActions }: ReviewListProps) {
  const { reviews, reviewsState: state, reviewsFailure: failure, retry } = reader;
  if (state === 'reviewsFailed') return <FailureNote title={texts.failed} text={failure} onRetry={retry} />;
  if (reviews === null) return <ListSkeleton rows={4} />;
  if (shown.length === 0) return <EmptyState title={messages.noReviews} text={texts.empty} />;
  return (
    <>
      <Stack as="ul" gap={12} aria-label={texts.list}>
        {shown.map((review) => {
          const isOwn = review.id === ownId;
          return (
            <li key={review.id}>
              <ReviewCard review={review} isOwn={isOwn} actions={isOwn && ownActions} />
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
    return <FailureNote title={texts.moreFailed} text={failure} onRetry={reader.retry} />;
  if (reviews === null || reviews.meta.current_page >= reviews.meta.last_page) return null;
  return (
    <Button width="block" busy={state === 'appendingReviews'} onClick={reader.showMoreReviews}>
      {texts.more}
    </Button>
  );
}
