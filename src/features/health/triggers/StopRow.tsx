import { useState } from 'react';
import type { FoodTest } from '#src/flows/health/use-trigger-test.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { ConfirmSheet } from '#src/ui/sheet/ConfirmSheet.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { CurrentTest } from './TodayCard.tsx';

const reasons = [
  { reason: 'illness', label: 'I’m ill, or on antibiotics' },
  { reason: 'travel', label: 'I’m traveling' },
  { reason: 'other', label: 'Something else' },
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
            Pause
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={() => setOpen('stop')}>
          Stop the test
        </Button>
      </Row>
      <BottomSheet open={open === 'pause'} onClose={close} title="Why do you pause?">
        <Stack gap={8}>
          <Text variant="small">Days don’t count until you go on. What you found so far stays.</Text>
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
        title="Stop the test?"
        text="All your food is back at once. Your diary stays. A new test begins from the start."
        confirmLabel="Stop it"
        cancelLabel="Go on"
        tone="danger"
        onConfirm={() => {
          test.stop();
          close();
        }}
      />
    </>
  );
}
