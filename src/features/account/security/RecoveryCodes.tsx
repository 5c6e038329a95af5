import { formatRecoveryCode } from '#domain/account/recovery-code.ts';
import { downloadFile } from '#src/flows/download-file.ts';
import { useCopy } from '#src/flows/use-copy.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CopyButton } from '#src/ui/button/CopyButton.tsx';
import { DownloadIcon } from '#src/ui/icon/account-icons.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { recoveryCodes as texts } from '../texts/security.ts';
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
    downloadFile(new Blob([texts.fileContent(text)], { type: 'text/plain' }), 'kindfare-recovery-codes.txt');
  return (
    <Card>
      <Stack gap={16}>
        <Text as="h2" variant="h3">
          {texts.title}
        </Text>
        <Text variant="small">{texts.intro}</Text>
        <ol className={styles['codes']} aria-label={texts.listLabel}>
          {shown.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <Row gap={8} wrap>
          <CopyButton what={texts.copiedCodes} copied={copied} onCopy={onCopy} />
          <Button variant="tinted" size="sm" icon={<DownloadIcon size={18} />} onClick={download}>
            {texts.download}
          </Button>
        </Row>
        <Button variant="primary" width="block" onClick={onSaved}>
          {texts.saved}
        </Button>
      </Stack>
    </Card>
  );
}
