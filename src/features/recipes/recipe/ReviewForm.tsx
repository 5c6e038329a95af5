import { useEffect, useRef } from 'react';
import { reviewForm as texts } from '#src/features/recipes/texts/recipe.ts';
import type { useReviewForm } from '#src/flows/recipes/use-review-form.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { StarChoice } from '#src/ui/field/StarChoice.tsx';
import { TextArea } from '#src/ui/input/TextArea.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ReviewPictureField } from './ReviewPictureField.tsx';

export interface ReviewFormProps {
  readonly form: ReturnType<typeof useReviewForm>;
}

/** The form for the member's own review. Its button appears with the first star. */
export function ReviewForm({ form }: ReviewFormProps) {
  const { draft, ownReview, isBusy, isPreparing } = form;
  const { isEditing } = draft;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isEditing) return;
    element.current?.scrollIntoView({ block: 'nearest' });
    element.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true });
  }, [isEditing]);
  return (
    <Card>
      <form
        ref={element}
        aria-label={isEditing ? texts.editTitle : texts.title}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <Stack gap={12}>
          {ownReview !== null && !isEditing && (
            <Text variant="note" tone="muted">
              {texts.replaces}
            </Text>
          )}
          <StarChoice label={texts.stars} value={draft.rating} onChange={form.rate} />
          <TextArea
            label={texts.comment}
            value={draft.comment}
            onChange={form.write}
            maxLength={2000}
            placeholder={texts.commentExample}
          />
          <ReviewPictureField
            picture={draft.picture ?? draft.storedPicture}
            refusal={draft.pictureRefusal}
            isPreparing={isPreparing}
            isSending={isBusy}
            onChoose={form.choosePicture}
            onRemove={form.removePicture}
          />
          {draft.rating > 0 && (
            <Row gap={8}>
              {isEditing && (
                <Button width="grow" aria-disabled={isBusy} onClick={form.cancelEdit}>
                  {texts.cancel}
                </Button>
              )}
              <Button type="submit" variant="primary" width="grow" busy={isBusy} aria-disabled={isPreparing}>
                {isEditing ? texts.save : texts.submit}
              </Button>
            </Row>
          )}
        </Stack>
      </form>
    </Card>
  );
}
