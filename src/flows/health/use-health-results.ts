import { useActorRef, useSelector } from '@xstate/react';
import { healthResultsFlow } from './health-flows.ts';

const scoreStates = ['loading', 'shown', 'failed'] as const;
const recommendationsStates = ['loading', 'featured', 'all', 'failed'] as const;

/** The score with its reasons and the recommendations. */
export function useHealthResults() {
  const actor = useActorRef(healthResultsFlow);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isScoreKnown = context.score !== null || context.scoreFailure !== null;
  const areRecommendationsKnown = context.recommendations !== null || context.recommendationsFailure !== null;
  return {
    ...context,
    /** True until both calls have responded once; a retry of one leaves the other on the screen. */
    isOpening: !isScoreKnown || !areRecommendationsKnown,
    scoreState: useSelector(
      actor,
      (snapshot) => scoreStates.find((score) => snapshot.matches({ score })) ?? 'loading',
    ),
    recommendationsState: useSelector(
      actor,
      (snapshot) =>
        recommendationsStates.find((recommendations) => snapshot.matches({ recommendations })) ?? 'loading',
    ),
    retryScore: () => actor.send({ type: 'score.retried' }),
    retryRecommendations: () => actor.send({ type: 'recommendations.retried' }),
    showAll: () => actor.send({ type: 'all.requested' }),
    showFeatured: () => actor.send({ type: 'featured.requested' }),
  };
}

export type HealthResults = ReturnType<typeof useHealthResults>;
