import { formatRecoveryCode } from '#domain/account/recovery-code.ts';
import { downloadFile } from '#src/flows/download-file.ts';
import { useCopy } from '#src/flows/use-copy.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CopyButton } from '#src/ui/button/CopyButton.tsx';
import { DownloadIcon } from '#src/ui/icon/account-icons.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './Security.module.css';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** New recovery codes to copy or save: they are shown only once. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const shown = codes.map(formatRecoveryCode);
  const text = shown.join('\n');
  const { copied, onCopy } = useCopy(text);
  const download = () =>
    downloadFile(
      new Blob([`Recovery codes for Kindfare. Each works once.\n\n${text}\n`], { type: 'text/plain' }),
      'kindfare-recovery-codes.txt',
    );
  return (
    <Card>
      <Stack gap={16}>
        <Text as="h2" variant="h3">
          Save your recovery codes
        </Text>
        <Text variant="small">
          With one of these you get in when your phone or passkey isn’t at hand. Each works once. We show them
          only now, so print them or save them where you’ll find them.
        </Text>
        <ol className={styles['codes']} aria-label="Recovery codes">
          {shown.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <Row gap={8} wrap>
          <CopyButton what="the recovery codes" copied={copied} onCopy={onCopy} />
          <Button variant="tinted" size="sm" icon={<DownloadIcon size={18} />} onClick={download}>
            Download
          </Button>
        </Row>
        <Button variant="primary" width="block" onClick={onSaved}>
          I’ve saved them
        </Button>
      </Stack>
    </Card>
  );
}
