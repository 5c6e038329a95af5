import type { SharePage } from '#src/flows/recipes/use-share-page.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { StarChoice } from '#src/ui/field/StarChoice.tsx';
import { TextArea } from '#src/ui/input/TextArea.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** A guest's review. It is sent after the sign-in, when a picture can be added. */
export function GuestReviewForm({ page }: { page: SharePage }) {
  return (
    <Card>
      <form
        aria-label="Your review"
        onSubmit={(event) => {
          event.preventDefault();
          page.submit();
        }}
      >
        <Stack gap={12}>
          <StarChoice label="How did it turn out?" value={page.rating} onChange={page.rate} />
          <TextArea
            label="Comment"
            value={page.comment}
            onChange={page.write}
            maxLength={2000}
            placeholder="What you changed, how it tasted"
          />
          <Text variant="note" tone="muted">
            You sign in to submit it; what you wrote stays. A picture can be added then.
          </Text>
          <Button type="submit" variant="primary" width="block">
            Submit
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
