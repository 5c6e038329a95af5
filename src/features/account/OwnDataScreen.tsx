import { graceDays } from '#domain/account/deletion.ts';
import { useLeaving } from '#src/flows/account/use-leaving.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** Export of the member's data, and deletion of the account. */
export function OwnDataScreen() {
  usePageTitle('Your data');
  const { isArchiving, isDeleting, archive, askDeletion } = useLeaving();
  return (
    <Stack gap={16} pad="page">
      <Card>
        <Stack gap={12}>
          <Text as="h2" variant="h2">
            Take your data along
          </Text>
          <Text tone="muted">
            One file with everything you have put in: profile, preferences, favorites, collections, reviews,
            own recipes, plans, foods, health answers and scores, notifications and what you have bought.
          </Text>
          <Button variant="tinted" busy={isArchiving} onClick={archive}>
            Download your data
          </Button>
        </Stack>
      </Card>
      <Card>
        <Stack gap={12}>
          <Text as="h2" variant="h2">
            Delete your account
          </Text>
          <Text tone="muted">
            You are signed out everywhere at once. After {graceDays} days the account is gone with everything
            that belongs to it; sign in before then to keep it.
          </Text>
          <Button variant="danger" busy={isDeleting} onClick={askDeletion}>
            Delete account
          </Button>
        </Stack>
      </Card>
    </Stack>
  );
}
