import { useDiscountCode } from '#src/flows/membership/use-discount-code.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './DiscountNote.module.css';
import { discountNote as texts } from './texts.ts';

/** The code that goes along to the checkout, while there is one. */
export function DiscountNote() {
  const { code, remove } = useDiscountCode();
  if (code === null) return null;
  return (
    <div className={styles['note']}>
      <Text variant="small" className={styles['words'] ?? ''}>
        {texts.code} <b>{code}</b>
      </Text>
      <Button variant="quiet" size="sm" onClick={remove} aria-label={texts.removeLabel(code)}>
        {texts.remove}
      </Button>
    </div>
  );
}
