import type { components } from '#contract/api.ts';
import { intoleranceNames } from '#domain/intolerance/intolerances.ts';
import { replacementCard as texts } from '#src/features/recipes/texts/recipe.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { VerdictLine } from '#src/ui/verdict/VerdictLine.tsx';
import { describeChange } from './nutrition-change.ts';
import styles from './ReplacementCard.module.css';
import { describeLevels } from './reasons-text.ts';

type Replacement = components['schemas']['Replacement'];

export interface ReplacementCardProps {
  readonly replacement: Replacement;
  /** Formatted for the chosen servings. */
  readonly amount: string;
  readonly busy: boolean;
  readonly onChoose: () => void;
}

/** A replacement food: its amount, the dish's judgement with it, and the change of nutrients per serving. */
export function ReplacementCard({ replacement, amount, busy, onChoose }: ReplacementCardProps) {
  const { ingredient, hint, fit, verdicts, nutrients, raises } = replacement;
  return (
    <Card as="article" aria-label={ingredient}>
      <Stack gap={8}>
        <Row gap={12} spread="between">
          <div>
            <Text variant="body-strong">{ingredient}</Text>
            <Text variant="note" tone="muted">
              {amount}
            </Text>
          </div>
          <Button
            size="sm"
            variant="tinted"
            busy={busy}
            onClick={onChoose}
            aria-label={texts.useFor(ingredient)}
          >
            {texts.use}
          </Button>
        </Row>
        {hint !== null && <Text>{hint}</Text>}
        <div className={styles['verdict']}>
          <VerdictLine fit={fit} variant="large" />
          <Text variant="note" tone="muted">
            {describeLevels(verdicts)}
          </Text>
        </div>
        {raises.length > 0 && (
          <Text variant="note" tone="muted">
            {texts.raises(raises.map((axis) => intoleranceNames[axis]).join(', '))}
          </Text>
        )}
        <Text variant="note" tone="muted">
          {texts.serving(describeChange(nutrients))}
        </Text>
      </Stack>
    </Card>
  );
}
