import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import type { Choice, ChosenType } from '#machines/planner/picked.ts';
import { type PlannerSheetsEvent, plannerSheetsMachine } from '#machines/planner/planner-sheets.machine.ts';
import { useFlows } from '#src/flows/flows-context.tsx';

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
  'day',
  'calendar',
  'target',
] as const;

/** The sheets of the planner. The app's pile of sheets follows them, and the back button with it. */
export function usePlannerSheets(onChosen: (of: ChosenType, choice: Choice) => void) {
  const { sheets } = useFlows();
  const actor = useActorRef(plannerSheetsMachine);
  useEffect(() => {
    const own = () => {
      const snapshot = actor.getSnapshot();
      return snapshot.matches('closed') ? 0 : snapshot.hasTag('piled') ? 2 : 1;
    };
    const inPile = () => {
      const snapshot = sheets.getSnapshot();
      return snapshot.matches({ page: 'piled' }) ? 2 : snapshot.matches('page') ? 1 : 0;
    };
    const lead = actor.subscribe(() => {
      if (own() > inPile()) sheets.send({ type: 'pageSheet.opened' });
      else if (own() < inPile()) sheets.send({ type: 'sheet.closed' });
    });
    const follow = sheets.subscribe(() => {
      if (inPile() < own()) actor.send({ type: 'sheet.closed' });
    });
    return () => {
      lead.unsubscribe();
      follow.unsubscribe();
    };
  }, [actor, sheets]);
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
    (id: string, quantity: number) => actor.send({ type: 'quantity.chosen', id, quantity }),
    [actor],
  );
  const { chosen, collectionId, itemId } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    open: useSelector(actor, (snapshot) => names.find((name) => snapshot.matches(name)) ?? 'closed'),
    isInsideCollection: useSelector(actor, (snapshot) => snapshot.hasTag('piled')),
    chosen,
    collectionId,
    itemId,
    send,
    openCollection: (id: string) => actor.send({ type: 'collection.opened', collectionId: id }),
    choose,
    submit: () => actor.send({ type: 'choice.submitted' }),
    close: () => actor.send({ type: 'sheet.closed' }),
  };
}

export type PlannerSheets = ReturnType<typeof usePlannerSheets>;
