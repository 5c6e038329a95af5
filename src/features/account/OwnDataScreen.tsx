import { graceDays } from '#domain/account/deletion.ts';
import { useLeaving } from '#src/flows/account/use-leaving.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ownDataScreen as texts } from './texts/account.ts';

/** Export of the member's data, and deletion of the account. */
export function OwnDataScreen() {
  usePageTitle(texts.title);
  const { isArchiving, isDeleting, archive, askDeletion } = useLeaving();
  return (
    <Stack gap={16} pad="page">
      <Card>
        <Stack gap={12}>
          <Text as="h2" variant="h2">
            {texts.exportTitle}
          </Text>
          <Text tone="muted">{texts.exportIntro}</Text>
          <Button variant="tinted" busy={isArchiving} onClick={archive}>
            {texts.download}
          </Button>
        </Stack>
      </Card>
      <Card>
        <Stack gap={12}>
          <Text as="h2" variant="h2">
            {texts.deletionTitle}
          </Text>
          <Text tone="muted">{texts.deletionIntro(graceDays)}</Text>
          <Button variant="danger" busy={isDeleting} onClick={askDeletion}>
            {texts.deleteAccount}
          </Button>
        </Stack>
      </Card>
    </Stack>
  );
}
