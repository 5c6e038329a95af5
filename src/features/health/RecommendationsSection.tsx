import {
  byCategory,
  featured,
  type Recommendation,
  type Recommendations,
} from '#domain/health-score/recommendations.ts';
import type { HealthResults } from '#src/flows/health/use-health-results.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { LeftOutNote } from './LeftOutNote.tsx';
import { MedicinesSection } from './MedicinesSection.tsx';
import { RecommendationCard } from './RecommendationCard.tsx';
import styles from './SectionHead.module.css';
import { recommendationsSection as texts } from './texts/score.ts';
import { WithheldNote } from './WithheldNote.tsx';

/** The most important recommendations, or all of them by category. */
export function RecommendationsSection({ results }: { results: HealthResults }) {
  const { recommendations, recommendationsState: state } = results;
  const count = recommendations?.allrecs.length ?? 0;
  const leftOut = recommendations?.left_out ?? [];
  const withMedicine = leftOut.filter(({ medications }) => medications.length > 0);
  const open = leftOut.filter(({ medications }) => medications.length === 0);
  return (
    <Stack as="section" gap={12} aria-labelledby="recommendations">
      <Row gap={4} spread="between" wrap className={styles['head'] ?? ''}>
        <Text as="h2" variant="h2" id="recommendations">
          {texts.title}
        </Text>
        {state === 'featured' && recommendations !== null && count > featured(recommendations).length && (
          <Button size="sm" variant="quiet" onClick={results.showAll}>
            {texts.showAll(count)}
          </Button>
        )}
        {state === 'all' && (
          <Button size="sm" variant="quiet" onClick={results.showFeatured}>
            {texts.showFewer}
          </Button>
        )}
      </Row>
      {state === 'failed' ? (
        <FailureNote
          title={texts.failedTitle}
          text={results.recommendationsFailure}
          onRetry={results.retryRecommendations}
        />
      ) : recommendations === null ? (
        <ListSkeleton rows={4} />
      ) : count === 0 ? (
        <None isUrgent={recommendations.urgent_help !== null} />
      ) : state === 'all' ? (
        <ByCategory recommendations={recommendations} />
      ) : (
        <Cards recommendations={recommendations} items={featured(recommendations)} heading="h3" />
      )}
      {withMedicine.length > 0 && <LeftOutNote leftOut={withMedicine} />}
      {open.length > 0 && <WithheldNote open={open} />}
      <MedicinesSection />
    </Stack>
  );
}

function None({ isUrgent }: { isUrgent: boolean }) {
  if (isUrgent) return <Text tone="muted">{texts.doctorFirst}</Text>;
  return (
    <EmptyState
      heading="h3"
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={
        <Button variant="tinted" size="sm" href={paths.healthQuestionnaire()}>
          {texts.toQuestionnaire}
        </Button>
      }
    />
  );
}

function ByCategory({ recommendations }: { recommendations: Recommendations }) {
  return (
    <Stack gap={24}>
      {byCategory(recommendations).map(({ category, items }) => (
        <Stack as="section" key={category} gap={10} aria-label={category}>
          <Text as="h3" variant="h3">
            {category}
          </Text>
          <Cards recommendations={recommendations} items={items} heading="h4" />
        </Stack>
      ))}
    </Stack>
  );
}

interface CardsProps {
  readonly recommendations: Recommendations;
  readonly items: readonly Recommendation[];
  readonly heading: 'h3' | 'h4';
}

function Cards({ recommendations, items, heading }: CardsProps) {
  return (
    <Stack as="ul" gap={10}>
      {items.map((item) => (
        <li key={item.recommendation_id}>
          <RecommendationCard
            recommendation={item}
            detail={recommendations.rec_details[item.recommendation_id] ?? null}
            href={recommendations.rec_urls[item.recommendation_id] ?? null}
            heading={heading}
          />
        </li>
      ))}
    </Stack>
  );
}
