import { useActorRef, useSelector } from '@xstate/react';
import { healthScoreFlow } from './health-score-flow.ts';

/** The summary of the score. */
export function useHealthScore() {
  const actor = useActorRef(healthScoreFlow, { input: { key: null } });
  return {
    score: useSelector(actor, (snapshot) => snapshot.context.value),
    failure: useSelector(actor, (snapshot) => snapshot.context.failure),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
