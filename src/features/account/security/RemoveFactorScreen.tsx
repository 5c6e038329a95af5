import { useParams } from 'react-router-dom';
import { useFactorRemoval } from '#src/flows/account/use-two-step-setup.ts';
import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { removeFactorScreen as texts } from '../texts/security.ts';
import { type Confirmed, ConfirmIdentity } from './ConfirmIdentity.tsx';
import { Problem } from './Problem.tsx';

/** Removes a passkey or the authenticator app from the member's factors. */
export function RemoveFactorScreen() {
  usePageTitle(texts.title);
  const { factor = '' } = useParams();
  return (
    <Stack gap={16} pad="page">
      <ConfirmIdentity>
        {(confirmed) => <Removal passkeyId={factor === 'authenticator' ? null : factor} {...confirmed} />}
      </ConfirmIdentity>
    </Stack>
  );
}

function Removal({ passkeyId, ...confirmed }: Confirmed & { readonly passkeyId: string | null }) {
  const { problem, isBusy, remove } = useFactorRemoval(passkeyId, confirmed);
  const what = passkeyId === null ? texts.authenticator : texts.passkey;
  return (
    <Card>
      <Stack gap={16}>
        <Text as="h2" variant="h3">
          {texts.confirmTitle(what)}
        </Text>
        <Text>{texts.consequence}</Text>
        <Problem text={problem} />
        <Stack gap={10}>
          <Button variant="danger-solid" width="block" busy={isBusy} onClick={remove}>
            {texts.remove}
          </Button>
          <Button width="block" href={memberPaths.security()}>
            {texts.keep}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
