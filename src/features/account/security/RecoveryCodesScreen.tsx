import { useRecoveryCodes } from '#src/flows/account/use-two-step-setup.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { recoveryCodesScreen as texts } from '../texts/security.ts';
import { type Confirmed, ConfirmIdentity } from './ConfirmIdentity.tsx';
import { Problem } from './Problem.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Replaces the recovery codes of two-step sign-in. */
export function RecoveryCodesScreen() {
  usePageTitle(texts.title);
  return (
    <Stack gap={16} pad="page">
      <ConfirmIdentity>{(confirmed) => <Renewal {...confirmed} />}</ConfirmIdentity>
    </Stack>
  );
}

function Renewal(confirmed: Confirmed) {
  const { problem, recoveryCodes, isBusy, isShowingCodes, renew, finish } = useRecoveryCodes(confirmed);
  if (isShowingCodes) return <RecoveryCodes codes={recoveryCodes} onSaved={finish} />;
  return (
    <Card>
      <Stack gap={16}>
        <Text as="h2" variant="h3">
          {texts.renewTitle}
        </Text>
        <Text>{texts.renewNote}</Text>
        <Problem text={problem} />
        <Button variant="primary" width="block" busy={isBusy} onClick={renew}>
          {texts.renew}
        </Button>
      </Stack>
    </Card>
  );
}
