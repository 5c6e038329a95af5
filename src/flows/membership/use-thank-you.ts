import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { clearDiscountCode } from './discount-code.ts';
import { takeCheckoutMark } from './left-checkout.ts';
import { thankYouFlow } from './membership-flows.ts';

/** Polls after the hosted checkout until the subscription is active. */
export function useThankYou() {
  const actor = useActorRef(thankYouFlow);
  useAnnouncements(actor);
  useEffect(() => {
    const subscription = actor.on('membership.confirmed', () => {
      clearDiscountCode();
      takeCheckoutMark();
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  const { subscription, plan } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    state: useSelector(actor, (snapshot) => {
      if (snapshot.matches('asking') || snapshot.matches('waiting')) return 'confirming';
      return snapshot.matches('late') || snapshot.context.subscription === null ? 'late' : 'confirmed';
    }),
    isLeaving: useSelector(actor, (snapshot) => snapshot.matches('leaving')),
    subscription,
    plan,
    goOn: () => actor.send({ type: 'onward.requested' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
