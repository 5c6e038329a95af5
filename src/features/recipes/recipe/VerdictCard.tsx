import { flushSync } from 'react-dom';
import type { components } from '#contract/api.ts';
import { memberPaths } from '#src/member-paths.ts';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { AllergenLine } from '#src/ui/verdict/AllergenLine.tsx';
import { GaugeRow } from '#src/ui/verdict/Gauge.tsx';
import { VerdictLine } from '#src/ui/verdict/VerdictLine.tsx';
import styles from './VerdictCard.module.css';

type Recipe = components['schemas']['RecipeDetail'];

export interface VerdictCardProps {
  readonly recipe: Pick<Recipe, 'fit' | 'allergen_statement' | 'verdicts' | 'histamine_warning'>;
  /** Opens the panel that explains the verdicts, if it is not on the page. */
  readonly onWhy: () => void;
}

/** The judgement of the dish with its reasons, allergens and levels, and a button for the figures. */
export function VerdictCard({
  recipe: { fit, allergen_statement: allergens, verdicts, histamine_warning: leftovers },
  onWhy,
}: VerdictCardProps) {
  const goToWhy = () => {
    flushSync(onWhy);
    const why = document.getElementById('why');
    if (why === null) return;
    why.scrollIntoView();
    why.tabIndex = -1;
    why.focus({ preventScroll: true });
  };
  return (
    <Card pad={false} className={styles['card'] ?? ''} aria-label="Verdict">
      <Stack gap={10}>
        <Row gap={12} spread="between" className={styles['head'] ?? ''}>
          {fit !== undefined && fit.sentence !== '' ? (
            <VerdictLine fit={fit} variant="large" />
          ) : (
            <Text variant="small" tone="muted">
              <TextLink href={memberPaths.preferences()}>Tell us what you can’t eat</TextLink>, and we’ll
              check every recipe for you.
            </Text>
          )}
          <button type="button" className={styles['why']} onClick={goToWhy}>
            See why
          </button>
        </Row>
        {fit !== undefined && fit.reasons.length > 0 && (
          <ul className={styles['reasons']} aria-label="Reasons">
            {fit.reasons.map(({ kind, name, sentence, source }) => (
              <li key={`${kind} ${name}`}>
                {sentence}
                {source !== null && <span className={styles['source']}> Source: {source}</span>}
              </li>
            ))}
          </ul>
        )}
        <div className={styles['allergens']}>
          <AllergenLine {...allergens} />
        </div>
        {leftovers && (
          <Text variant="small">
            {leftovers.sentence} <span className={styles['source']}>Source: {leftovers.source}.</span>
          </Text>
        )}
        <GaugeRow verdicts={verdicts} width={50} />
      </Stack>
    </Card>
  );
}
