import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import type { PreferenceList } from '#domain/preferences/preferences.ts';
import type { PickedList } from '#machines/account/preferences.machine.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { recipeListsOf } from '#src/flows/recipes/recipe-lists.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { preferencesFlow, savingPartsOf } from './preferences-flows.ts';

/** The form of the dietary preferences. */
export function usePreferences() {
  const flows = useFlows();
  const flow = useMemo(() => preferencesFlow(savingPartsOf(flows)), [flows]);
  const actor = useActorRef(flow);
  useAnnouncements(actor);
  useEffect(() => {
    const subscription = actor.on('preferences.saved', ({ preferences }) =>
      recipeListsOf(flows).adoptSavedPreferences(preferences),
    );
    return () => subscription.unsubscribe();
  }, [actor, flows]);
  const { draft, picking, failure } = useSelector(actor, (snapshot) => snapshot.context);
  // stable, as the intolerance manager subscribes with it
  const tickIngredients = useCallback(
    (intolerance: Intolerance, names: readonly string[] | null) =>
      actor.send({ type: 'ingredients.ticked', intolerance, names }),
    [actor],
  );
  return {
    draft,
    /** The list that the sheet of ingredients adds to. */
    picking,
    failure: useSelector(actor, (snapshot) => snapshot.matches('failed')) ? failure : null,
    isLoading: useSelector(actor, (snapshot) => snapshot.matches('loading')),
    isSaving: useSelector(actor, (snapshot) => snapshot.matches('saving')),
    toggleName: (field: PreferenceList, name: string) => actor.send({ type: 'name.toggled', field, name }),
    toggleIntolerance: (intolerance: Intolerance) => actor.send({ type: 'intolerance.toggled', intolerance }),
    tickIngredients,
    pick: (list: PickedList) => actor.send({ type: 'list.chosen', list }),
    submit: () => actor.send({ type: 'preferences.submitted' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
