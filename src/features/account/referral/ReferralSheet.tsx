import type { ReactNode } from 'react';
import { maxCodeLength } from '#domain/member/referral-forms.ts';
import { useReferrer } from '#src/flows/account/use-referrer.ts';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { CodeForm } from './CodeForm.tsx';

/** Asks on the dashboard, once per visit, who referred the member. */
export function ReferralSheet({ isHome }: { isHome: boolean }): ReactNode {
  const { isOpen, close, ...form } = useReferrer(isHome);
  return (
    <BottomSheet open={isOpen} onClose={close} title="Did somebody recommend Kindfare?">
      <Stack gap={16}>
        <Text tone="muted">Enter their referral code, so that they are counted. It can be named once.</Text>
        <CodeForm {...form} label="Referral code" submitLabel="Save" maxLength={maxCodeLength} />
      </Stack>
    </BottomSheet>
  );
}
