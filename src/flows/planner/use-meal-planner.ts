import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatDay, weekdayOf, weekOf } from '#domain/calendar/week.ts';
import { applyChange, clearingOf, type PlanChange, restoreOf } from '#domain/meal-plan/plan-change.ts';
import { planDay } from '#domain/meal-plan/plan-day.ts';
import { type DayPlan, itemsOn } from '#domain/meal-plan/week-plan.ts';
import { householdMessages } from '#domain/message/household-messages.ts';
import { plannerMessages } from '#domain/message/planner-messages.ts';
import { successToast } from '#machines/shared/announcements.ts';
import type { Question } from '#machines/shell/sheets-events.ts';
import { firstSnapshot } from '#src/flows/first-snapshot.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { usePlanChanges } from '#src/flows/household/use-plan-changes.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { useToday } from '#src/flows/use-today.ts';
import { keepFresh } from '#src/freshness/freshness.ts';
import { mealPlannerFlow } from './meal-planner-flow.ts';
import { noteUtcOffset } from './note-utc-offset.ts';

const states = ['loading', 'failed', 'ready', 'refreshing', 'saving'] as const;
const clearQuestionId = 'clearDay';
const clearQuestion = (day: string): Question => ({
  id: clearQuestionId,
  text: plannerMessages.clearDayQuestion,
  detail: `${weekdayOf(day)}, ${formatDay(day)}`,
});

/** The day in the URL; today if it is missing or not a date. */
function useDay() {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const day = planDay(params.get('date'), today);
  return {
    today,
    day,
    // another week pushes a history entry, another day of the same week does not
    choose: (date: string) =>
      setParams({ date }, { replace: weekOf(date)[0] === weekOf(day)[0], preventScrollReset: true }),
  };
}

/** The current week and its actions. */
export function useMealPlanner() {
  const flows = useFlows();
  const { sheets } = flows;
  const { today, day, choose } = useDay();
  const first = firstSnapshot(flows, mealPlannerFlow.id, mealPlannerFlow);
  const actor = useActorRef(mealPlannerFlow, { input: { day }, ...first });
  useAnnouncements(actor);
  useEffect(noteUtcOffset, []);
  useEffect(() => actor.send({ type: 'day.chosen', day }), [actor, day]);
  useEffect(() => {
    const fresh = keepFresh(['plan', 'sent', 'seen', 'online'], () =>
      actor.send({ type: 'refresh.requested' }),
    );
    const subscriptions = [
      actor.on('change.undoable', ({ message, undo }) =>
        flows.offerUndo(message, () => actor.send({ type: 'change.requested', change: undo })),
      ),
      actor.on('plan.changed', () => fresh.announce('plan', null)),
      sheets.on('question.accepted', ({ id }) => {
        if (id !== clearQuestionId) return;
        const { day: date, confirmed, pending } = actor.getSnapshot().context;
        if (confirmed === null) return;
        const change = clearingOf(pending.reduce(applyChange, confirmed), date);
        actor.send({ type: 'change.requested', change });
      }),
    ];
    return () => {
      fresh.stop();
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, flows, sheets]);
  const isShared = useSelector(actor, ({ context }) => context.confirmed?.shared !== undefined);
  usePlanChanges(isShared, (by, what) => {
    if (what === 'shopping') return;
    if (by !== null) flows.announce(successToast(householdMessages.changedByOther(by)));
    actor.send({ type: 'refresh.requested' });
  });
  const change = useCallback(
    (requested: PlanChange) => actor.send({ type: 'change.requested', change: requested }),
    [actor],
  );
  const noteGenerated = useCallback(
    (message: string, days: readonly DayPlan[]) => {
      const { confirmed: before } = actor.getSnapshot().context;
      const undo = before && restoreOf(before, days);
      if (undo) flows.offerUndo(message, () => change(undo));
      else flows.announce(successToast(message));
      actor.send({ type: 'refresh.requested' });
    },
    [actor, flows, change],
  );
  const { confirmed, pending, trouble, failure, day: shown } = useSelector(actor, ({ context }) => context);
  const week = useMemo(
    () => (confirmed === null ? null : pending.reduce(applyChange, confirmed)),
    [confirmed, pending],
  );
  return {
    today,
    day: shown,
    /** Null while loading. */
    week,
    items: week === null ? null : itemsOn(week, shown),
    planId: week?.days[shown]?.id ?? null,
    trouble: trouble?.reason ?? null,
    failure,
    isSaving: pending.length > 0,
    state: useSelector(actor, (snapshot) => states.find((each) => snapshot.matches(each)) ?? 'loading'),
    choose,
    change,
    /** Called after the generator has changed these days. */
    noteGenerated,
    askClear: () => sheets.send({ type: 'question.asked', question: clearQuestion(shown) }),
    dismissTrouble: () => actor.send({ type: 'trouble.dismissed' }),
    repeat: () => actor.send({ type: 'change.repeated' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}

export type MealPlanner = ReturnType<typeof useMealPlanner>;
