import { affiliateLink } from '#domain/member/affiliate-link.ts';
import { maxOwnCodeLength } from '#domain/member/referral-forms.ts';
import { useReferralCode } from '#src/flows/account/use-referral-code.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import { useSettings } from '#src/flows/shell/use-settings.ts';
import { useCopy } from '#src/flows/use-copy.ts';
import { useShare } from '#src/flows/use-share.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CopyButton } from '#src/ui/button/CopyButton.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { ShareIcon } from '#src/ui/icon/account-icons.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './AffiliateProgramScreen.module.css';
import { CodeForm } from './referral/CodeForm.tsx';
import { ReferralList } from './referral/ReferralList.tsx';
import { affiliateProgramScreen as texts } from './texts/account.ts';

/** The member's referral code and link. */
export function AffiliateProgramScreen() {
  usePageTitle(texts.title);
  const { user } = useSession();
  const { recipes_plus_app_url: appUrl } = useSettings();
  if (user === null) return null;
  if (user.referral_code === null) return <OwnCode />;
  const link = affiliateLink(user.referral_code, appUrl, window.location.origin);
  return (
    <Stack gap={16} pad="page">
      <Text tone="muted">{texts.intro}</Text>
      <Shown what={texts.copiedCode} title={texts.codeTitle} text={user.referral_code} />
      <Shown what={texts.copiedLink} title={texts.linkTitle} text={link} />
      <ShareLink url={link} />
      <ReferralList />
    </Stack>
  );
}

function OwnCode() {
  return (
    <Stack gap={16} pad="page">
      <Text tone="muted">{texts.chooseCode}</Text>
      <CodeForm
        {...useReferralCode()}
        label={texts.codeTitle}
        placeholder={texts.codePlaceholder}
        hint={texts.codeHint}
        submitLabel={texts.save}
        maxLength={maxOwnCodeLength}
      />
    </Stack>
  );
}

function ShareLink({ url }: { url: string }) {
  const share = useShare();
  return (
    <Button variant="primary" width="block" icon={<ShareIcon size={20} />} onClick={() => share({ url })}>
      {texts.share}
    </Button>
  );
}

function Shown({ what, title, text }: { what: string; title: string; text: string }) {
  return (
    <Card>
      <Stack gap={6}>
        <Text as="h2" variant="small-strong">
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
