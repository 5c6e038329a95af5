import { useState } from 'react';
import type { FoodTest } from '#src/flows/health/use-trigger-test.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { ConfirmSheet } from '#src/ui/sheet/ConfirmSheet.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { stopRow as texts } from '../texts/triggers.ts';
import type { CurrentTest } from './TodayCard.tsx';

const reasons = [
  { reason: 'illness', label: texts.illness },
  { reason: 'travel', label: texts.travel },
  { reason: 'other', label: texts.otherReason },
] as const;

/** A pause or the end, at any time. */
export function StopRow({ test, current }: { readonly test: FoodTest; readonly current: CurrentTest }) {
  const [open, setOpen] = useState<'pause' | 'stop' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Row spread="between">
        {current.stage !== 'paused' && (
          <Button variant="quiet" size="sm" onClick={() => setOpen('pause')}>
            {texts.pause}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={() => setOpen('stop')}>
          {texts.stop}
        </Button>
      </Row>
      <BottomSheet open={open === 'pause'} onClose={close} title={texts.pauseTitle}>
        <Stack gap={8}>
          <Text variant="small">{texts.pauseNote}</Text>
          {reasons.map(({ reason, label }) => (
            <Button
              key={reason}
              width="block"
              onClick={() => {
                test.note({ type: 'pause.requested', reason });
                close();
              }}
            >
              {label}
            </Button>
          ))}
        </Stack>
      </BottomSheet>
      <ConfirmSheet
        open={open === 'stop'}
        onClose={close}
        title={texts.stopTitle}
        text={texts.stopText}
        confirmLabel={texts.confirmStop}
        cancelLabel={texts.cancelStop}
        tone="danger"
        onConfirm={() => {
          test.stop();
          close();
        }}
      />
    </>
  );
}
