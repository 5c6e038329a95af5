import { CopyIcon } from '../icon/account-icons.tsx';
import { CheckIcon } from '../icon/sign-icons.tsx';
import { Button } from './Button.tsx';

export interface CopyButtonProps {
  /** What is copied, for those who do not see it beside the button. */
  readonly what: string;
  /** It was just copied. */
  readonly copied: boolean;
  readonly onCopy: () => void;
}

/** Copies a text, and shows for a moment that it has. */
export function CopyButton({ what, copied, onCopy }: CopyButtonProps) {
  return (
    <Button
      variant="tinted"
      size="sm"
      icon={copied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
      aria-label={copied ? `Copied ${what}` : `Copy ${what}`}
      onClick={onCopy}
    >
      {copied ? 'Copied' : 'Copy'}
    </Button>
  );
}
