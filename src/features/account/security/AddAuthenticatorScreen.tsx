import { useAuthenticatorSetup } from '#src/flows/account/use-two-step-setup.ts';
import { useCopy } from '#src/flows/use-copy.ts';
import { useSecret } from '#src/flows/use-secret.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CopyButton } from '#src/ui/button/CopyButton.tsx';
import { CodeField } from '#src/ui/field/CodeField.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { QrCode } from '#src/ui/picture/QrCode.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { addAuthenticatorScreen as texts } from '../texts/security.ts';
import { type Confirmed, ConfirmIdentity } from './ConfirmIdentity.tsx';
import { Problem } from './Problem.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './Security.module.css';

/** Adds an authenticator app to the member's factors. */
export function AddAuthenticatorScreen() {
  usePageTitle(texts.title);
  return (
    <Stack gap={16} pad="page">
      <ConfirmIdentity>{(confirmed) => <Setup {...confirmed} />}</ConfirmIdentity>
    </Stack>
  );
}

function Setup(confirmed: Confirmed) {
  const { scan, problem, recoveryCodes, isBusy, isShowingCodes, start, submit, finish } =
    useAuthenticatorSetup(confirmed);
  if (isShowingCodes) return <RecoveryCodes codes={recoveryCodes} onSaved={finish} />;
  if (scan !== null) return <Scan {...scan} problem={problem} isBusy={isBusy} onSubmit={submit} />;
  return (
    <Card>
      <Stack gap={16}>
        <Text as="h2" variant="h3">
          {texts.introTitle}
        </Text>
        <Text>{texts.intro}</Text>
        <Problem text={problem} />
        <Button variant="primary" width="block" busy={isBusy} onClick={start}>
          {texts.start}
        </Button>
      </Stack>
    </Card>
  );
}

interface ScanProps {
  readonly secret: string;
  readonly uri: string;
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly onSubmit: (code: string) => void;
}

function Scan({ secret, uri, problem, isBusy, onSubmit }: ScanProps) {
  const [code, setCode] = useSecret('');
  const copy = useCopy(secret);
  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSubmit(code);
        }}
      >
        <Stack gap={16}>
          <Text as="h2" variant="h3">
            {texts.scanTitle}
          </Text>
          <QrCode text={uri} label={texts.qrCodeLabel} />
          <Stack gap={6}>
            <Text variant="small" tone="muted">
              {texts.sameDeviceBefore}{' '}
              <a href={uri} className={styles['link']}>
                {texts.sameDeviceLink}
              </a>
              {texts.sameDeviceAfter}
            </Text>
            <Row gap={8} spread="between" wrap>
              <code className={styles['key']}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
              <CopyButton what={texts.copiedKey} {...copy} />
            </Row>
          </Stack>
          <CodeField
            label={texts.code}
            name="code"
            hint={texts.codeHint}
            value={code}
            onChange={setCode}
            error={problem}
          />
          <Button type="submit" variant="primary" width="block" busy={isBusy}>
            {texts.submit}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
