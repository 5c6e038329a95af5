import { guestReviewForm as texts } from '#src/features/recipes/texts/share.ts';
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
        aria-label={texts.title}
        onSubmit={(event) => {
          event.preventDefault();
          page.submit();
        }}
      >
        <Stack gap={12}>
          <StarChoice label={texts.stars} value={page.rating} onChange={page.rate} />
          <TextArea
            label={texts.comment}
            value={page.comment}
            onChange={page.write}
            maxLength={2000}
            placeholder={texts.commentExample}
          />
          <Text variant="note" tone="muted">
            {texts.signInHint}
          </Text>
          <Button type="submit" variant="primary" width="block">
            {texts.submit}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
