import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { components } from '#contract/api.ts';
import { verdictCard as texts } from '#src/features/recipes/texts/recipe.ts';
import { Card } from '#src/ui/text/Card.tsx';
import { keepUnits } from '#src/ui/text/keep-units.ts';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { AllergenLine } from '#src/ui/verdict/AllergenLine.tsx';
import { GaugeRow } from '#src/ui/verdict/Gauge.tsx';
import { VerdictLine } from '#src/ui/verdict/VerdictLine.tsx';
import type { AxisVerdicts } from '#src/ui/verdict/verdict-response.ts';
import styles from './VerdictCard.module.css';

type Recipe = components['schemas']['RecipeDetail'];

export interface VerdictCardProps {
  readonly recipe: Pick<Recipe, 'fit' | 'allergen_statement' | 'histamine_warning'> & {
    readonly verdicts: AxisVerdicts;
  };
  /** Opens the panel that explains the verdicts, if it is not on the page. */
  readonly onWhy?: (() => void) | undefined;
  /** Shown while nothing is known about the reader. */
  readonly invitation: ReactNode;
}

/** The judgement of the dish with its reasons, allergens and levels, and a button for the figures. */
export function VerdictCard({
  recipe: { fit, allergen_statement: allergens, verdicts, histamine_warning: leftovers },
  onWhy,
  invitation,
}: VerdictCardProps) {
  const goToWhy = () => {
    if (onWhy) flushSync(onWhy);
    const why = document.getElementById('why');
    if (why === null) return;
    why.scrollIntoView();
    why.tabIndex = -1;
    why.focus({ preventScroll: true });
  };
  return (
    <Card pad={false} className={styles['card'] ?? ''} aria-label={texts.label}>
      <Stack gap={10}>
        <Row gap={12} spread="between" className={styles['head'] ?? ''}>
          {fit !== undefined && fit.sentence !== '' ? (
            <VerdictLine fit={fit} variant="large" />
          ) : (
            <Text variant="small" tone="muted">
              {invitation}
            </Text>
          )}
          {onWhy && (
            <button type="button" className={styles['why']} onClick={goToWhy}>
              {texts.seeWhy}
            </button>
          )}
        </Row>
        {fit !== undefined && fit.reasons.length > 0 && (
          <ul className={styles['reasons']} aria-label={texts.reasons}>
            {fit.reasons.map(({ kind, name, sentence, source }) => (
              <li key={`${kind} ${name}`}>
                {keepUnits(sentence)}
                {source !== null && <span className={styles['source']}>{texts.reasonSource(source)}</span>}
              </li>
            ))}
          </ul>
        )}
        <div className={styles['inset']}>
          <AllergenLine {...allergens} />
        </div>
        {leftovers && (
          <Text variant="small" className={styles['inset'] ?? ''}>
            {leftovers.sentence} <span className={styles['source']}>{texts.source(leftovers.source)}</span>
          </Text>
        )}
        <GaugeRow verdicts={verdicts} width={50} />
      </Stack>
    </Card>
  );
}
