import { useMedicineCards } from '#src/flows/health/use-medicine-cards.ts';
import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { MedicineCards } from './MedicineCards.tsx';
import { askFirst, unlistedNote } from './medicine-notes.ts';
import { myMedicinesScreen as texts } from './texts/medicines.ts';

/** One card per medicine, with the rules that plans and pages follow. */
export function MyMedicinesScreen() {
  usePageTitle(texts.title);
  const medicines = useMedicineCards();
  const { mine, state } = medicines;
  if (state === 'failed')
    return (
      <FailureNote
        heading="h2"
        title={texts.failedTitle}
        text={medicines.failure}
        onRetry={medicines.retry}
      />
    );
  if (mine === null) return <TextSkeleton label={texts.loading} />;
  return (
    <Stack gap={16} pad="page">
      <Text tone="muted">{askFirst}</Text>
      {mine.has_unlisted && <Text>{unlistedNote}</Text>}
      {mine.cards.length === 0 && !mine.has_unlisted && (
        <>
          <Text>{emptyNotes[mine.answer]}</Text>
          <Button variant="tinted" width="block" href={memberPaths.editMedicines()}>
            {mine.answer === 'open' ? texts.enterMedicines : texts.changeMedicines}
          </Button>
        </>
      )}
      <MedicineCards cards={mine.cards} heading="h2" agreeing={medicines} />
    </Stack>
  );
}

const emptyNotes = {
  open: texts.notAnswered,
  none: texts.nothingTaken,
  some: texts.nothingKnown,
} as const;
