import { copyButton as texts } from '#src/ui/button/texts.ts';
import { CopyIcon } from '../icon/account-icons.tsx';
import { CheckIcon } from '../icon/sign-icons.tsx';
import { Button } from './Button.tsx';

export interface CopyButtonProps {
  /** What is copied, for screen readers. */
  readonly what: string;
  /** Just copied. */
  readonly copied: boolean;
  readonly onCopy: () => void;
}

/** A button that copies a text and confirms it briefly. */
export function CopyButton({ what, copied, onCopy }: CopyButtonProps) {
  return (
    <Button
      variant="tinted"
      size="sm"
      icon={copied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
      aria-label={copied ? texts.copiedWhat(what) : texts.copyWhat(what)}
      onClick={onCopy}
    >
      {copied ? texts.copied : texts.copy}
    </Button>
  );
}
