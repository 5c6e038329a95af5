import { Button } from '../button/Button.tsx';
import { Text } from '../text/Text.tsx';
import { BottomSheet } from './BottomSheet.tsx';
import styles from './ConfirmSheet.module.css';

export interface ConfirmSheetProps {
  readonly open: boolean;
  /** The question. */
  readonly title: string;
  /** What will happen and what stays; line breaks are preserved. */
  readonly text?: string | undefined;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly tone?: 'danger' | 'plain';
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A confirmation dialog. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { open, title, text, confirmLabel, cancelLabel, tone = 'plain', busy = false } = props;
  return (
    <BottomSheet
      open={open}
      onClose={props.onClose}
      title={title}
      footer={
        <>
          <Button width="grow" onClick={props.onClose}>
            {cancelLabel}
          </Button>
          <Button
            width="grow"
            variant={tone === 'danger' ? 'danger-solid' : 'primary'}
            busy={busy}
            onClick={props.onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text && (
        <Text variant="small" tone="muted" className={styles['text']}>
          {text}
        </Text>
      )}
    </BottomSheet>
  );
}
