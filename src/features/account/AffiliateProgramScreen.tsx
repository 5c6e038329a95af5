import { affiliateLink } from '#domain/member/affiliate-link.ts';
import { useCopy } from '#src/flows/use-copy.ts';
import { useSession } from '#src/flows/use-session.ts';
import { useSettings } from '#src/flows/use-settings.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CopyButton } from '#src/ui/button/CopyButton.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './AffiliateProgramScreen.module.css';

/** What a member has to pass on so that others come. */
export function AffiliateProgramScreen() {
  usePageTitle('Affiliate Program');
  const { user } = useSession();
  const { recipes_plus_app_url: appUrl } = useSettings();
  if (user === null) return null;
  if (user.referral_code === null)
    return (
      <EmptyState
        title="Not open yet"
        text="Choosing a code of your own, and with it a link to pass on, is not part of Kindfare yet."
        action={
          <Button variant="tinted" size="sm" href={paths.account()}>
            Back to your account
          </Button>
        }
      />
    );
  return (
    <Stack gap={16} pad="page">
      <Text tone="muted">Whoever joins by your link or enters your code is counted as brought by you.</Text>
      <Shown what="your code" title="Your code" text={user.referral_code} />
      <Shown
        what="your link"
        title="Your link"
        text={affiliateLink(user.referral_code, appUrl, window.location.origin)}
      />
    </Stack>
  );
}

function Shown({ what, title, text }: { what: string; title: string; text: string }) {
  return (
    <Card>
      <Stack gap={6}>
        <Text as="h2" look="small-strong">
          {title}
        </Text>
        <Row gap={12} spread="between">
          <Text className={styles['text'] ?? ''}>{text}</Text>
          <CopyButton what={what} {...useCopy(text)} />
        </Row>
      </Stack>
    </Card>
  );
}
