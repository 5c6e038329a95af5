import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { listAsText, withTicks } from '#domain/meal-plan/shopping-list.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import { usePlanChanges } from '#src/flows/household/use-plan-changes.ts';
import { useUnits } from '#src/flows/recipes/use-units.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { useShare } from '#src/flows/use-share.ts';
import { keepFresh, onChange } from '#src/freshness/freshness.ts';
import { readStoredTicks, shoppingListFlow, storeList } from './shopping-flow.ts';

/** Another device of the member may tick meanwhile. */
const refreshMs = 20_000;

/** The shopping list of a week. The calling component must be keyed by `start`, its Monday. */
export function useShoppingList(start: string, title: string) {
  const share = useShare();
  const userId = useSession().user?.id ?? '';
  const { units } = useUnits();
  const [isShared, setIsShared] = useState(false);
  const actor = useActorRef(
    useMemo(() => shoppingListFlow(userId, setIsShared), [userId]),
    { input: { start, ticks: readStoredTicks(userId, start) } },
  );
  useAnnouncements(actor);
  useEffect(() => {
    const subscription = actor.subscribe(({ context: { aisles, ticks } }) => {
      if (aisles) storeList({ userId, start, aisles, ticks });
    });
    const connected = () => actor.send({ type: 'connection.returned' });
    const seen = () => actor.send({ type: 'refresh.requested' });
    const connection = onChange('online', connected);
    const fresh = keepFresh(['seen'], seen);
    const timer = window.setInterval(() => document.visibilityState === 'visible' && seen(), refreshMs);
    return () => {
      subscription.unsubscribe();
      connection.stop();
      fresh.stop();
      window.clearInterval(timer);
    };
  }, [actor, userId, start]);
  usePlanChanges(isShared, () => actor.send({ type: 'refresh.requested' }));
  const { aisles, ticks, failure } = useSelector(actor, (snapshot) => snapshot.context);
  const shown = useMemo(() => aisles && withTicks(aisles, ticks), [aisles, ticks]);
  return {
    units,
    /** Null while loading. */
    aisles: shown,
    failure,
    isFailed: useSelector(actor, (snapshot) => snapshot.matches('failed')),
    isWaiting: useSelector(actor, (snapshot) => snapshot.matches('waiting')),
    tick: (id: string, ticked: boolean) => actor.send({ type: 'item.ticked', id, ticked }),
    retry: () => actor.send({ type: 'retry.requested' }),
    share: () => {
      if (shown !== null) share({ title, text: `${title}\n\n${listAsText(shown, units)}` });
    },
  };
}
