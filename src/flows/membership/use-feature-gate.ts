import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Feature } from '#domain/membership/features.ts';
import { featureGateMachine } from '#machines/membership/feature-gate.machine.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';

const openGate = featureGateMachine.resolveState({ value: 'open' });

/**
 * Guards a screen that needs a feature: a member without it sees the reason and is redirected to the plans after a
 * second.
 */
export function useFeatureGate(feature: Feature): { readonly state: 'waiting' | 'open' | 'shut' } {
  const { user } = useSession();
  const isEntitled = user?.features.includes(feature) ?? false;
  // starts open for entitled members, so that no empty page is painted
  const gate = useActorRef(featureGateMachine, isEntitled ? { snapshot: openGate } : {});
  useAnnouncements(gate);
  useEffect(() => gate.send({ type: 'membership.known', isEntitled }), [gate, isEntitled]);
  const state = useSelector(gate, (snapshot) => snapshot.value);
  return { state: state === 'waiting' || state === 'open' ? state : 'shut' };
}
