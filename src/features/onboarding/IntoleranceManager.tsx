import { useDeferredValue, useRef } from 'react';
import { type Intolerance, intoleranceNames, intolerances } from '#domain/intolerance/intolerances.ts';
import { levelWord } from '#domain/intolerance/level-word.ts';
import { messages } from '#domain/message/messages.ts';
import {
  type ManagedIntolerance,
  useIntoleranceManager,
} from '#src/flows/onboarding/use-intolerance-manager.ts';
import { useManagedTopic, useSheetActions } from '#src/flows/shell/use-sheets.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { SearchField } from '#src/ui/field/SearchField.tsx';
import { TickList } from '#src/ui/ingredient/TickList.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { ConfirmSheet } from '#src/ui/sheet/ConfirmSheet.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { intoleranceManager as texts } from './texts.ts';

export interface IntoleranceManagerProps extends Pick<ManagedIntolerance, 'voice' | 'onReport'> {
  readonly ticked: Readonly<Record<Intolerance, readonly string[] | null>>;
}

/** Chooses the allowed ingredients of one intolerance, in a sheet. */
export function IntoleranceManager({ ticked, voice, onReport }: IntoleranceManagerProps) {
  const managedTopic = useManagedTopic();
  const { close } = useSheetActions();
  const open = intolerances.find((one) => one === managedTopic) ?? null;
  // the content stays during the closing animation
  const last = useRef<Intolerance | null>(null);
  if (open !== null) last.current = open;
  const intolerance = last.current;
  if (intolerance === null) return null;
  return (
    <BottomSheet
      open={open !== null}
      onClose={close}
      title={texts.title(intoleranceNames[intolerance])}
      footer={
        <Button variant="primary" width="grow" onClick={close}>
          {texts.done}
        </Button>
      }
    >
      {/* remounted each time it opens; a closed sheet has no state */}
      <Ingredients
        key={intolerance}
        intolerance={intolerance}
        ticked={ticked[intolerance]}
        voice={voice}
        onReport={onReport}
      />
    </BottomSheet>
  );
}

function Ingredients(managed: ManagedIntolerance) {
  const manager = useIntoleranceManager(managed);
  const words = useDeferredValue(manager.words.trim().toLowerCase());
  if (manager.isLoading) return <ListSkeleton rows={5} />;
  if (manager.failure !== null)
    return <FailureNote title={texts.failedTitle} text={manager.failure} onRetry={manager.retry} />;
  if (manager.isEmpty) return <Text tone="muted">{messages.noIngredients}</Text>;
  const chosen = new Set(manager.chosen);
  const rows = Object.entries(manager.levels)
    .filter(([name]) => name.toLowerCase().includes(words))
    .map(([name, level]) => ({ name, note: levelWord(level), checked: chosen.has(name) }));
  return (
    <Stack gap={12}>
      <Text variant="small" tone="muted">
        {texts.intro}
      </Text>
      <SearchField label={texts.search} value={manager.words} onChange={manager.type} found={rows.length} />
      {rows.length > 0 ? (
        <TickList label={texts.ingredients} rows={rows} onToggle={manager.toggle} />
      ) : (
        <Text tone="muted">{messages.noIngredientsFound}</Text>
      )}
      <Row spread="center">
        <Button variant="quiet" size="sm" busy={manager.isResetting} onClick={manager.askReset}>
          {texts.reset}
        </Button>
      </Row>
      <ConfirmSheet
        open={manager.isConfirming}
        title={messages.resetIngredientsQuestion}
        text={texts.resetText}
        confirmLabel={texts.confirmReset}
        cancelLabel={texts.cancelReset}
        onConfirm={manager.reset}
        onClose={manager.keep}
      />
    </Stack>
  );
}
