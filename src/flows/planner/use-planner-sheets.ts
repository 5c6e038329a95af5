import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { warningOf } from '#domain/meal-plan/fit-warning.ts';
import type { PickerItem } from '#domain/meal-plan/picker-item.ts';
import { isPossibleServings, tooManyServings } from '#domain/recipe/servings.ts';
import type { Choice, ChosenType } from '#machines/planner/picked.ts';
import { plannerSheetsMachine } from '#machines/planner/planner-sheets.machine.ts';
import type { PlannerSheetsEvent } from '#machines/planner/planner-sheets-events.ts';
import { errorToast } from '#machines/shared/announcements.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { fitQuestionId, useFitQuestion } from './use-fit-question.ts';

const names = [
  'closed',
  'adding',
  'recipe-collections',
  'custom-recipes',
  'personal-recipes',
  'custom-foods',
  'create-custom-food',
  'generate-items',
  'nutrients',
  'item',
  'replace',
  'eaten',
  'day',
  'calendar',
  'target',
  'seats',
] as const;

/** The planner's sheets, synchronized with the app's sheet stack and thereby with the back button. */
export function usePlannerSheets(onChosen: (of: ChosenType, choice: Choice) => void) {
  const { sheets, announce } = useFlows();
  const actor = useActorRef(plannerSheetsMachine);
  useEffect(() => {
    const own = () => {
      const snapshot = actor.getSnapshot();
      if (snapshot.matches('closed') || snapshot.hasTag('asking')) return 0;
      return snapshot.hasTag('stacked') ? 2 : 1;
    };
    const inStack = () => {
      const snapshot = sheets.getSnapshot();
      return snapshot.matches({ page: 'stacked' }) ? 2 : snapshot.matches('page') ? 1 : 0;
    };
    const isQuestion = () => sheets.getSnapshot().context.question?.id === fitQuestionId;
    const lead = actor.subscribe(() => {
      const missing = own() - inStack();
      // after a question, the sheet and the one on top of it are reopened
      for (let n = 0; n < missing; n += 1) sheets.send({ type: 'pageSheet.opened' });
      if (missing < 0) sheets.send({ type: 'sheet.closed' });
    });
    let before = inStack();
    const follow = sheets.subscribe(() => {
      const isOneLess = inStack() < before;
      before = inStack();
      if (isOneLess && before < own() && !isQuestion()) actor.send({ type: 'sheet.closed' });
    });
    return () => {
      lead.unsubscribe();
      follow.unsubscribe();
    };
  }, [actor, sheets]);
  useFitQuestion(actor);
  useEffect(() => {
    const subscription = actor.on('choice.made', ({ of, choice }) => onChosen(of, choice));
    return () => subscription.unsubscribe();
  }, [actor, onChosen]);
  const send = useCallback(
    (event: Exclude<PlannerSheetsEvent, { type: 'quantity.chosen' | 'collection.opened' }>) =>
      actor.send(event),
    [actor],
  );
  const choose = useCallback(
    ({ id, title, fit }: Pick<PickerItem, 'id' | 'title' | 'fit'>, quantity: number) =>
      actor.send({ type: 'quantity.chosen', id, quantity, warning: warningOf(title, fit) }),
    [actor],
  );
  const { chosen, warnings, collectionId, itemId, slot } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    open: useSelector(actor, (snapshot) => names.find((name) => snapshot.matches(name)) ?? 'closed'),
    isInsideCollection: useSelector(actor, (snapshot) => snapshot.hasTag('stacked')),
    chosen,
    /** Whether a selected item does not fit. */
    hasWarnings: Object.keys(warnings).length > 0,
    collectionId,
    itemId,
    slot,
    send,
    openCollection: (id: string) => actor.send({ type: 'collection.opened', collectionId: id }),
    choose,
    /** The counters of the foods have no limit; a day has one. */
    submit: () => {
      if (Object.values(chosen).every(isPossibleServings)) actor.send({ type: 'choice.submitted' });
      else announce(errorToast(tooManyServings));
    },
    close: () => actor.send({ type: 'sheet.closed' }),
  };
}

export type PlannerSheets = ReturnType<typeof usePlannerSheets>;
