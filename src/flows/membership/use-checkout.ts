import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { BillingCycle } from '#domain/membership/billing-period.ts';
import { refreshUser } from '#src/flows/auth/refresh-user.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { clearDiscountCode } from './discount-code.ts';
import { markCheckout, takeCheckoutMark } from './left-checkout.ts';
import { membershipCheckoutFlow } from './membership-flows.ts';

/** Whether the member asks that a membership begin within the period for withdrawing. */
export interface Beginning {
  readonly isAsked: boolean;
  /** How often the server wanted it asked for: what was quoted is out of date then. */
  readonly refusals: number;
  readonly toggle: () => void;
}

/** Opens the hosted checkout from any screen. `duration` null: no billing cycle was chosen. */
export function useCheckout() {
  const flows = useFlows();
  const { user } = useSession();
  const actor = useActorRef(membershipCheckoutFlow);
  const [isAsked, setAsked] = useState(false);
  const [refusals, setRefusals] = useState(0);
  useAnnouncements(actor);
  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      takeCheckoutMark();
      actor.send({ type: 'page.restored' });
    };
    if (takeCheckoutMark()) actor.send({ type: 'checkout.left' });
    window.addEventListener('pageshow', restored);
    const subscriptions = [
      actor.on('subscriptions.changed', () => void refreshUser(flows)),
      actor.on('discount.refused', clearDiscountCode),
      actor.on('renewal.undoable', markCheckout),
      actor.on('beginning.unasked', () => setRefusals((count) => count + 1)),
    ];
    return () => {
      window.removeEventListener('pageshow', restored);
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, flows]);
  return {
    beginning: { isAsked, refusals, toggle: () => setAsked(!isAsked) },
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    start: (packageId: string, duration: BillingCycle | null) =>
      actor.send({
        type: 'plan.chosen',
        packageId,
        duration,
        beginNow: isAsked,
        subscriptions: user?.subscriptions ?? [],
      }),
  };
}
