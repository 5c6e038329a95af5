import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { localDay } from '#domain/calendar/week.ts';
import type { TriggerChange } from '#machines/triggers/trigger-test.machine.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { keepFresh } from '#src/freshness/freshness.ts';
import {
  type DishKey,
  triggerDishFlow,
  triggerLimitFlow,
  triggerPortionFlow,
  triggerTestFlow,
} from './trigger-flow.ts';
import { onDiarySent } from './unsent-diary.ts';
import { newId } from './use-diary.ts';

type Event = TriggerChange['body'];
export type AlarmSign = NonNullable<Event['sign']>;

/** The member's food test, with what is due. */
export function useTriggerTest() {
  const actor = useActorRef(triggerTestFlow);
  useAnnouncements(actor);
  const refresh = useCallback(() => actor.send({ type: 'refresh.requested' }), [actor]);
  useEffect(() => {
    // a day may be over since
    const fresh = keepFresh(['seen'], refresh);
    const forget = onDiarySent(() => {
      actor.send({ type: 'retry.requested' });
      refresh();
    });
    return () => {
      fresh.stop();
      forget();
    };
  }, [actor, refresh]);
  const { tests, failure, change } = useSelector(actor, (snapshot) => snapshot.context);
  const { user } = useSession();
  const [alarm, setAlarm] = useState<AlarmSign | null>(null);
  const changeTo = (body: Omit<Event, 'id' | 'today'>): TriggerChange => ({
    programId: tests?.current?.id ?? '',
    body: { id: newId(), today: localDay(new Date()), ...body },
  });
  return {
    /** Null while loading. */
    tests,
    failure,
    /** The sign that was chosen; what it means is shown at once. */
    alarm,
    isFailed: useSelector(actor, (snapshot) => snapshot.matches('failed')),
    isSaving: useSelector(actor, (snapshot) => snapshot.matches('saving')),
    /** It was stopped on the device, and the server doesn't know it yet. */
    isStopped:
      useSelector(actor, (snapshot) => snapshot.matches('stopping') || snapshot.matches('unstopped')) &&
      change !== null,
    isUnsaved: useSelector(actor, (snapshot) => snapshot.matches('unstopped')),
    /** Whether a dish can be put on their plan. */
    mayPlan: user?.features.includes('meal_plan') ?? false,
    refresh,
    retry: () => actor.send({ type: 'retry.requested' }),
    note: (body: Omit<Event, 'id' | 'today'>) => actor.send({ type: 'change.made', change: changeTo(body) }),
    stop: () => actor.send({ type: 'stop.requested', change: changeTo({ type: 'stop.requested' }) }),
    chooseAlarm: (sign: AlarmSign) => {
      setAlarm(sign);
      if (tests?.current != null)
        actor.send({ type: 'stop.requested', change: changeTo({ type: 'alarm.noted', sign }) });
    },
    closeAlarm: () => setAlarm(null),
  };
}

export type FoodTest = ReturnType<typeof useTriggerTest>;

/** What the portion of these days holds. The calling component is mounted only once somebody asked for it. */
export function useTriggerPortion(programId: string, by: 'helper' | 'member') {
  const actor = useActorRef(triggerPortionFlow, { input: { key: { programId, by } } });
  return {
    portion: useSelector(actor, (snapshot) => snapshot.context.value),
    failure: useSelector(actor, (snapshot) => snapshot.context.failure),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}

/** Puts a dish on the plan. The calling component is mounted once the member asked for it. */
export function useDishPlanning(key: DishKey, onPlanned: () => void) {
  const actor = useActorRef(triggerDishFlow, { input: { key } });
  const isDone = useSelector(actor, (snapshot) => snapshot.matches('ready'));
  useEffect(() => {
    if (isDone) onPlanned();
  }, [isDone, onPlanned]);
  return {
    failure: useSelector(actor, (snapshot) => snapshot.context.failure),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}

/** Removes a limit. The calling component is mounted once the member has confirmed it. */
export function useLimitRemoval(id: string, onRemoved: () => void) {
  const actor = useActorRef(triggerLimitFlow, { input: { key: id } });
  const isDone = useSelector(actor, (snapshot) => snapshot.matches('ready'));
  useEffect(() => {
    if (isDone) onRemoved();
  }, [isDone, onRemoved]);
  return {
    failure: useSelector(actor, (snapshot) => snapshot.context.failure),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
