import { useReviewForm } from '#src/flows/use-review-form.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { StarChoice } from '#src/ui/field/StarChoice.tsx';
import { TextArea } from '#src/ui/field/TextArea.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';

export interface ReviewFormProps {
  readonly recipeId: string;
  readonly onAdded: () => void;
}

/** The member's own review. Its button comes with the first star. */
export function ReviewForm({ recipeId, onAdded }: ReviewFormProps) {
  const form = useReviewForm(recipeId, onAdded);
  return (
    <Card>
      <form
        aria-label="Your review"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <Stack gap={12}>
          <StarChoice label="How did it turn out?" value={form.rating} onChange={form.rate} />
          <TextArea
            label="Comment"
            value={form.comment}
            onChange={form.write}
            maxLength={2000}
            placeholder="What you changed, how it tasted"
          />
          {form.rating > 0 && (
            <Button type="submit" variant="primary" width="block" busy={form.isBusy}>
              Submit
            </Button>
          )}
        </Stack>
      </form>
    </Card>
  );
}
