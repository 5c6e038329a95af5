import type { ShownScore } from '#domain/health-score/shown-score.ts';
import { useConsent } from '#src/flows/account/use-consent.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx';
import { ScoreLine } from '#src/ui/health/ScoreLine.tsx';
import { ScoreRing } from '#src/ui/health/ScoreRing.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ScoreReasons } from './ScoreReasons.tsx';
import styles from './ScoreSection.module.css';

export interface ScoreSectionProps {
  readonly score: ShownScore;
  /** The operator's description of the score; null for none. */
  readonly description: string | null;
  /** URL of the page that explains it; null if there is none. */
  readonly pageHref: string | null;
}

/** The score ring, the progress of the questionnaire, the reasons and the history. */
export function ScoreSection({ score, description, pageHref }: ScoreSectionProps) {
  const { table, history, completion } = score;
  const { isGiven } = useConsent('health');
  const isOpen = table === null || table.band === 'open';
  if (score.withheld !== undefined)
    return (
      <Card tone="tint">
        <Stack gap={8}>
          <Text as="h1" variant="h2">
            Your score can wait
          </Text>
          <Text variant="small">{score.withheld}</Text>
          {!isGiven && <TextLink href={memberPaths.myHealth()}>Open My health</TextLink>}
          {pageHref && <TextLink href={pageHref}>How the score works</TextLink>}
        </Stack>
      </Card>
    );
  return (
    <Stack gap={24}>
      <div className={styles['hero']}>
        <ScoreRing score={score.score} color={score.color} size="large" />
        <Text as="h1" variant="h1" className={styles['band'] ?? ''}>
          {table?.band_label ?? 'Your health score'}
        </Text>
        {isOpen && (
          <Text variant="small" tone="muted" className={styles['description'] ?? ''}>
            Everyone starts in the middle, in gray. It becomes your own with your first answers.
          </Text>
        )}
        {description && (
          <Text variant="small" tone="muted" className={styles['description'] ?? ''}>
            {description}
          </Text>
        )}
        {pageHref && (
          <TextLink href={pageHref} className={styles['about'] ?? ''}>
            How the score works
          </TextLink>
        )}
      </div>
      <Card className={styles['progress'] ?? ''}>
        <Text as="h2" variant="h3">
          {progressTitle(completion)}
        </Text>
        <ProgressBar label="Questionnaire answered" percent={completion} />
        <Button
          variant={completion === 0 ? 'primary' : 'tinted'}
          width="block"
          href={paths.healthQuestionnaire()}
        >
          {questionnaireLabel(completion)}
        </Button>
      </Card>
      {table !== null && !isOpen && <ScoreReasons score={score.score} table={table} />}
      {history.length > 1 && (
        <section aria-labelledby="history">
          <Text as="h2" variant="h2" id="history" className={styles['heading'] ?? ''}>
            Your score over time
          </Text>
          <ScoreLine points={history.map(({ date, healthscore }) => ({ date, value: healthscore }))} />
        </section>
      )}
    </Stack>
  );
}

function progressTitle(completion: number): string {
  if (completion === 0) return 'Four short sections, and it is your own figure';
  return completion < 100 ? 'More answers make it sharper' : 'The questionnaire is complete';
}

function questionnaireLabel(completion: number): string {
  if (completion === 0) return 'Start the questionnaire';
  return completion < 100 ? 'Go on answering' : 'Change your answers';
}
