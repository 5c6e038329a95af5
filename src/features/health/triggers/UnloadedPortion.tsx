import type { DiaryDay } from '#domain/triggers/diary-record.ts';
import type { Diary } from '#src/flows/health/use-diary.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { unloadedPortion as texts } from '../texts/triggers.ts';

interface UnloadedPortionProps {
  readonly diary: Diary;
  readonly day: DiaryDay;
}

/** Logs the portion of today while the test can't be read, as without a network. */
export function UnloadedPortion({ diary, day }: UnloadedPortionProps) {
  if (day.records.some(({ kind }) => kind === 'portion'))
    return (
      <Text variant="small-strong" role="status">
        {texts.eaten}
      </Text>
    );
  return (
    <Stack gap={8}>
      <Text variant="small">{texts.text}</Text>
      <Button
        variant="primary"
        width="block"
        busy={diary.isSaving}
        onClick={() => diary.log(day.date, { kind: 'portion' })}
      >
        {texts.eat}
      </Button>
    </Stack>
  );
}
