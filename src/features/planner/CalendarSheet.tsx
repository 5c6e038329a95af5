import { useCalendarFeed } from '#src/flows/planner/use-calendar-feed.ts';
import type { PlannerSheets } from '#src/flows/planner/use-planner-sheets.ts';
import { useCopy } from '#src/flows/use-copy.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CopyButton } from '#src/ui/button/CopyButton.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './CalendarSheet.module.css';

/** The calendar feed of the plan. */
export function CalendarSheet({ sheets }: { sheets: PlannerSheets }) {
  return (
    <BottomSheet open={sheets.open === 'calendar'} onClose={sheets.close} title="Plan in your calendar">
      <Feed />
    </BottomSheet>
  );
}

function Feed() {
  const { address, state, failure, create, revoke, retry } = useCalendarFeed();
  if (state === 'loading') return <ListSkeleton rows={3} />;
  if (state === 'failed')
    return <FailureNote title="We couldn’t load the address" text={failure} onRetry={retry} />;
  if (address === null)
    return (
      <Stack gap={16}>
        <Text tone="muted">
          Your phone’s or computer’s calendar can show what is planned, and follows every change by itself.
        </Text>
        <Button variant="primary" width="block" busy={state === 'creating'} onClick={create}>
          Make an address
        </Button>
      </Stack>
    );
  return (
    <Stack gap={16}>
      <Text tone="muted">
        Subscribe to this address in your calendar. Anyone who knows it can read your plan: keep it to
        yourself.
      </Text>
      <Card className={styles['card'] ?? ''}>
        <code className={styles['address']}>{address}</code>
        <CopyAddress address={address} />
      </Card>
      <Button variant="primary" width="block" href={address.replace(/^https?:/, 'webcal:')} target="_self">
        Open in my calendar
      </Button>
      <Button width="block" busy={state === 'creating'} onClick={create}>
        Replace the address
      </Button>
      <Button variant="danger" width="block" busy={state === 'revoking'} onClick={revoke}>
        Revoke the address
      </Button>
    </Stack>
  );
}

function CopyAddress({ address }: { address: string }) {
  return <CopyButton what="the address" {...useCopy(address)} />;
}
