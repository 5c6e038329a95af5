import { useRef } from 'react';
import { useSettings } from '#src/flows/shell/use-settings.ts';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { type HelpText, helpFor, unknownHelp } from './intolerance-help.ts';

/** Explains one intolerance and its levels. The text stays during the closing animation. */
export function IntoleranceHelp({ topic, onClose }: { topic: string | null; onClose: () => void }) {
  const { intolerance_notice: notice } = useSettings();
  const last = useRef<HelpText | null>(null);
  const help = topic === null ? null : helpFor(topic);
  if (help !== null) last.current = help;
  const shown = last.current;
  if (shown === null) return null;
  return (
    <BottomSheet open={help !== null} onClose={onClose} title={shown.title}>
      <Stack gap={12}>
        <Text>{shown.about}</Text>
        <Text>{shown.levels}</Text>
        <Text>{unknownHelp}</Text>
        <Text variant="note" tone="muted">
          {shown.source}
        </Text>
        {notice && (
          <Text variant="note" tone="muted">
            {notice}
          </Text>
        )}
        <span />
      </Stack>
    </BottomSheet>
  );
}
