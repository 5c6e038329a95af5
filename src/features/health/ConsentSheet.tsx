import { useConsentSheet } from '#src/flows/account/use-consent.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { ConsentPoints } from './ConsentPoints.tsx';
import { consentSheet as texts } from './texts/my-health.ts';

/** Asks for the consent before health data is stored. */
export function ConsentSheet({ isHome }: { readonly isHome: boolean }) {
  const { text, isOpen, isBusy, agree, close } = useConsentSheet(isHome);
  return (
    <BottomSheet
      open={isOpen}
      onClose={close}
      title={text.title}
      footer={
        <>
          <Button width="grow" onClick={close}>
            {texts.dismiss}
          </Button>
          <Button width="grow" variant="primary" busy={isBusy} onClick={agree}>
            {text.agreement}
          </Button>
        </>
      }
    >
      <ConsentPoints text={text} />
    </BottomSheet>
  );
}
