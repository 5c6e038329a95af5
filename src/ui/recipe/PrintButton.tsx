import { printButton as texts } from '#src/ui/recipe/texts.ts';
import { Button } from '../button/Button.tsx';

/** Opens the print dialog of the device. */
export function PrintButton() {
  return (
    <Button width="grow" onClick={() => window.print()}>
      {texts.print}
    </Button>
  );
}
