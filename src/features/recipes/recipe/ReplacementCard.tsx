import type { components } from '#contract/api.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { levelsOf } from '#src/ui/recipe/recipe-facts-of.ts';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { fitOf, type Limits } from '#src/ui/verdict/fit.ts';
import { VerdictLine } from '#src/ui/verdict/VerdictLine.tsx';
import { levelsWords } from './limit-words.ts';
import { changeWords } from './nutrition-change.ts';
import styles from './ReplacementCard.module.css';

type Replacement = components['schemas']['Replacement'];

export interface ReplacementCardProps {
  readonly replacement: Replacement;
  /** As it reads, for the servings chosen. */
  readonly amount: string;
  readonly limits: Limits;
  readonly busy: boolean;
  readonly onChoose: () => void;
}

/** One food that can stand in: how much of it, whether the dish then suits, and what a serving gains and loses. */
export function ReplacementCard({ replacement, amount, limits, busy, onChoose }: ReplacementCardProps) {
  const { ingredient, verdicts, nutrients } = replacement;
  return (
    <Card as="article" aria-label={ingredient}>
      <Stack gap={8}>
        <Row gap={12} spread="between">
          <div>
            <Text look="body-strong">{ingredient}</Text>
            <Text look="note" tone="muted">
              {amount}
            </Text>
          </div>
          <Button size="sm" variant="tinted" busy={busy} onClick={onChoose} aria-label={`Use ${ingredient}`}>
            Use
          </Button>
        </Row>
        <div className={styles['verdict']}>
          <VerdictLine fit={fitOf(levelsOf(verdicts), limits)} look="large" />
          <Text look="note" tone="muted">
            {levelsWords(verdicts, limits)}
          </Text>
        </div>
        <Text look="note" tone="muted">
          A serving: {changeWords(nutrients)}
        </Text>
      </Stack>
    </Card>
  );
}
