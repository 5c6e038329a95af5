import { useMedicineCards } from '#src/flows/health/use-medicine-cards.ts';
import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { MedicineCards } from './MedicineCards.tsx';
import { askFirst, unlistedNote } from './medicine-notes.ts';
import styles from './SectionHead.module.css';
import { medicinesSection as texts } from './texts/medicines.ts';

/** Interactions of the member's medicines with food, next to the recommendations. */
export function MedicinesSection() {
  const { mine: medicines, state, failure } = useMedicineCards();
  if (state === 'failed') return <Text tone="muted">{texts.failed(failure ?? '')}</Text>;
  if (medicines?.answer !== 'some') return null;
  return (
    <Stack as="section" gap={12} aria-labelledby="with-medicines">
      <Row gap={4} spread="between" wrap className={styles['head'] ?? ''}>
        <Text as="h3" variant="h3" id="with-medicines">
          {texts.title}
        </Text>
        <Button size="sm" variant="quiet" href={memberPaths.myMedicines()}>
          {texts.chooseRules}
        </Button>
      </Row>
      <Text variant="small" tone="muted">
        {askFirst}
      </Text>
      {medicines.has_unlisted && <Text variant="small">{unlistedNote}</Text>}
      <MedicineCards cards={medicines.cards} heading="h4" agreeing={null} />
    </Stack>
  );
}
