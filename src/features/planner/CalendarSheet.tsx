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
import { calendarSheet as texts } from './texts/sheets.ts';

/** The calendar feed of the plan. */
export function CalendarSheet({ sheets }: { sheets: PlannerSheets }) {
  return (
    <BottomSheet open={sheets.open === 'calendar'} onClose={sheets.close} title={texts.title}>
      <Feed />
    </BottomSheet>
  );
}

function Feed() {
  const { address, state, failure, create, revoke, retry } = useCalendarFeed();
  if (state === 'loading') return <ListSkeleton rows={3} />;
  if (state === 'failed') return <FailureNote title={texts.failedTitle} text={failure} onRetry={retry} />;
  if (address === null)
    return (
      <Stack gap={16}>
        <Text tone="muted">{texts.intro}</Text>
        <Button variant="primary" width="block" busy={state === 'creating'} onClick={create}>
          {texts.create}
        </Button>
      </Stack>
    );
  return (
    <Stack gap={16}>
      <Text tone="muted">{texts.addressNote}</Text>
      <Card className={styles['card'] ?? ''}>
        <code className={styles['address']}>{address}</code>
        <CopyAddress address={address} />
      </Card>
      <Button variant="primary" width="block" href={address.replace(/^https?:/, 'webcal:')} target="_self">
        {texts.open}
      </Button>
      <Button width="block" busy={state === 'creating'} onClick={create}>
        {texts.replace}
      </Button>
      <Button variant="danger" width="block" busy={state === 'revoking'} onClick={revoke}>
        {texts.revoke}
      </Button>
    </Stack>
  );
}

function CopyAddress({ address }: { address: string }) {
  return <CopyButton what={texts.copiedAddress} {...useCopy(address)} />;
}
