import { usePasskeySetup } from '#src/flows/account/use-two-step-setup.ts';
import { useDraft } from '#src/flows/use-draft.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { TextField } from '#src/ui/input/TextField.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { addPasskeyScreen as texts } from '../texts/security.ts';
import { type Confirmed, ConfirmIdentity } from './ConfirmIdentity.tsx';
import { Problem } from './Problem.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Adds a passkey of this device, or of a security key, to the member's factors. */
export function AddPasskeyScreen() {
  usePageTitle(texts.title);
  return (
    <Stack gap={16} pad="page">
      <ConfirmIdentity>{(confirmed) => <Setup {...confirmed} />}</ConfirmIdentity>
    </Stack>
  );
}

function Setup(confirmed: Confirmed) {
  const { problem, recoveryCodes, isBusy, isShowingCodes, create, finish } = usePasskeySetup(confirmed);
  const { draft, change, submit } = useDraft({
    initial: { name: texts.defaultName },
    onSubmit: ({ name }) => {
      if (!isBusy) create(name.trim() || texts.title);
    },
  });
  if (isShowingCodes) return <RecoveryCodes codes={recoveryCodes} onSaved={finish} />;
  return (
    <Card>
      <form noValidate onSubmit={submit}>
        <Stack gap={16}>
          <Text as="h2" variant="h3">
            {texts.introTitle}
          </Text>
          <Text>{texts.intro}</Text>
          <TextField
            label={texts.name}
            name="name"
            maxLength={60}
            hint={texts.nameHint}
            value={draft.name}
            onChange={(name) => change({ name })}
          />
          <Problem text={problem} />
          <Button type="submit" variant="primary" width="block" busy={isBusy}>
            {texts.submit}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
