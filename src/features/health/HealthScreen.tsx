import { healthMessages } from '#domain/message/health-messages.ts';
import { useHealthResults } from '#src/flows/health/use-health-results.ts';
import { useSettledSettings } from '#src/flows/shell/use-settled-settings.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { RecommendationsSection } from './RecommendationsSection.tsx';
import { ScoreSection } from './ScoreSection.tsx';
import { healthScreen as texts } from './texts/score.ts';
import { UrgentHelpNote } from './UrgentHelpNote.tsx';

/** The health score with its reasons, and recommendations. */
export function HealthScreen() {
  const results = useHealthResults();
  const isAlone = results.recommendations?.urgent_help?.stands_alone === true;
  usePageTitle(isAlone ? texts.urgentTitle : texts.title);
  const settings = useSettledSettings();
  const { score, scoreState, recommendations } = results;
  // rendered together, as the first section would shift the second
  if (results.isOpening || settings === null) return <TextSkeleton label={texts.loading} />;
  if (recommendations?.urgent_help?.stands_alone)
    return (
      <Stack gap={32} pad="page">
        <UrgentHelpNote help={recommendations.urgent_help} heading="h1" />
        <TextLink href={paths.healthQuestionnaire()}>{texts.changeAnswers}</TextLink>
      </Stack>
    );
  return (
    <Stack gap={32} pad="page">
      {recommendations?.urgent_help && <UrgentHelpNote help={recommendations.urgent_help} heading="h2" />}
      {scoreState === 'failed' ? (
        <FailureNote
          heading="h1"
          title={texts.failedTitle}
          text={results.scoreFailure}
          onRetry={results.retryScore}
        />
      ) : score === null ? (
        <TextSkeleton label={texts.loading} />
      ) : (
        <ScoreSection
          score={score}
          description={settings.health_score_description}
          pageHref={
            settings.health_score_and_recommendation_page
              ? paths.page(settings.health_score_and_recommendation_page)
              : null
          }
        />
      )}
      <RecommendationsSection results={results} />
      <TextLink href={memberPaths.safetyNotes()}>{texts.safetyNotes}</TextLink>
      <Text variant="note" tone="faint">
        {healthMessages.notMedicalAdvice}
      </Text>
    </Stack>
  );
}
