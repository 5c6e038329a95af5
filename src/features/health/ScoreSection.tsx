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
import { scoreSection as texts } from './texts/score.ts';

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
            {texts.withheldTitle}
          </Text>
          <Text variant="small">{score.withheld}</Text>
          {!isGiven && <TextLink href={memberPaths.myHealth()}>{texts.openMyHealth}</TextLink>}
          {pageHref && <TextLink href={pageHref}>{texts.explanation}</TextLink>}
        </Stack>
      </Card>
    );
  return (
    <Stack gap={24}>
      <div className={styles['hero']}>
        <ScoreRing score={score.score} color={score.color} size="large" />
        <Text as="h1" variant="h1" className={styles['band'] ?? ''}>
          {table?.band_label ?? texts.title}
        </Text>
        {isOpen && (
          <Text variant="small" tone="muted" className={styles['description'] ?? ''}>
            {texts.startsInMiddle}
          </Text>
        )}
        {description && (
          <Text variant="small" tone="muted" className={styles['description'] ?? ''}>
            {description}
          </Text>
        )}
        {pageHref && (
          <TextLink href={pageHref} className={styles['about'] ?? ''}>
            {texts.explanation}
          </TextLink>
        )}
      </div>
      <Card className={styles['progress'] ?? ''}>
        <Text as="h2" variant="h3">
          {progressTitle(completion)}
        </Text>
        <ProgressBar label={texts.progressLabel} percent={completion} />
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
            {texts.history}
          </Text>
          <ScoreLine points={history.map(({ date, healthscore }) => ({ date, value: healthscore }))} />
        </section>
      )}
    </Stack>
  );
}

function progressTitle(completion: number): string {
  if (completion === 0) return texts.notStartedTitle;
  return completion < 100 ? texts.startedTitle : texts.completeTitle;
}

function questionnaireLabel(completion: number): string {
  if (completion === 0) return texts.start;
  return completion < 100 ? texts.resume : texts.changeAnswers;
}
