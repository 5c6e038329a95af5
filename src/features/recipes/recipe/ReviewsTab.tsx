import { ownReviewFirst } from '#domain/recipe/own-review-first.ts';
import { reviewsTab as texts } from '#src/features/recipes/texts/recipe.ts';
import type { Reading } from '#src/flows/recipes/use-reading.ts';
import { useReviewForm } from '#src/flows/recipes/use-review-form.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { LargePicture } from './LargePicture.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewList } from './ReviewList.tsx';

type Form = ReturnType<typeof useReviewForm>;

export interface ReviewsTabProps {
  readonly recipeId: string;
  readonly reader: Reading;
}

/** Reviews of others, and the form for the member's own. */
export function ReviewsTab({ recipeId, reader }: ReviewsTabProps) {
  const form = useReviewForm(recipeId, reader.reloadReviews);
  return (
    <Stack gap={20}>
      <ReviewForm form={form} />
      <ReviewList
        reader={reader}
        shown={ownReviewFirst(reader.reviews?.data ?? [], form.ownReview)}
        ownId={form.ownReview?.id}
        ownActions={!form.draft.isEditing && <OwnActions form={form} />}
      />
      <LargePicture />
    </Stack>
  );
}

function OwnActions({ form }: { form: Form }) {
  return (
    <Row gap={8}>
      <Button size="sm" aria-label={texts.editReview} aria-disabled={form.isRemoving} onClick={form.edit}>
        {texts.edit}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={texts.removeReview}
        busy={form.isRemoving}
        onClick={form.askRemoval}
      >
        {texts.remove}
      </Button>
    </Row>
  );
}
