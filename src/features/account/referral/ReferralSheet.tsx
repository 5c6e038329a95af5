import type { ReactNode } from 'react';
import { maxCodeLength } from '#domain/member/referral-forms.ts';
import { useReferrer } from '#src/flows/account/use-referrer.ts';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { referralSheet as texts } from '../texts/referral.ts';
import { CodeForm } from './CodeForm.tsx';

/** Asks on the dashboard, once per visit, who referred the member. */
export function ReferralSheet({ isHome }: { isHome: boolean }): ReactNode {
  const { isOpen, close, ...form } = useReferrer(isHome);
  return (
    <BottomSheet open={isOpen} onClose={close} title={texts.title}>
      <Stack gap={16}>
        <Text tone="muted">{texts.intro}</Text>
        <CodeForm {...form} label={texts.code} submitLabel={texts.save} maxLength={maxCodeLength} />
      </Stack>
    </BottomSheet>
  );
}
