import { flushSync } from 'react-dom';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { fitOf, fitWords, type Levels, type Limits } from '#src/ui/verdict/fit.ts';
import { GaugeRow } from '#src/ui/verdict/Gauge.tsx';
import { VerdictLine } from '#src/ui/verdict/VerdictLine.tsx';
import styles from './VerdictCard.module.css';

export interface VerdictCardProps {
  readonly levels: Levels;
  readonly limits: Limits;
  /** Brings the panel that explains on the screen, if it is not there. */
  readonly onWhy: () => void;
}

/** Whether the dish suits, at a glance, and the way to the reasons. */
export function VerdictCard({ levels, limits, onWhy }: VerdictCardProps) {
  const fit = fitOf(levels, limits);
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
        <Row spread="between" wrap className={styles['head'] ?? ''}>
          {fit.kind === 'unlimited' ? (
            <Text look="small-strong" tone="muted">
              {fitWords(fit, true)}
            </Text>
          ) : (
            <VerdictLine fit={fit} look="large" />
          )}
          <button type="button" className={styles['why']} onClick={goToWhy}>
            See why
          </button>
        </Row>
        <GaugeRow levels={levels} limits={limits} width={50} />
      </Stack>
    </Card>
  );
}
