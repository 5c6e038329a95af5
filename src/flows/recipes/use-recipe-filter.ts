import { useSelector } from '@xstate/react';
import { isAnythingPreferred } from '#domain/preferences/preferences.ts';
import type { FilterLevel, FlagField, LevelField, ListField } from '#domain/recipe-filter/recipe-filter.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { recipeListsOf } from './recipe-lists.ts';

/** The filter sheet: a draft that reaches the lists when it is applied. */
export function useRecipeFilter() {
  const { filter } = recipeListsOf(useFlows());
  const { draft, choices, preferences, presetFailure } = useSelector(filter, (snapshot) => snapshot.context);
  return {
    draft,
    choices,
    isLoadingChoices: useSelector(filter, (snapshot) => snapshot.matches({ open: { choices: 'loading' } })),
    preset: {
      isEnabled: useSelector(filter, (snapshot) => snapshot.matches({ open: { preset: 'switchedOn' } })),
      isLoading: useSelector(filter, (snapshot) => snapshot.matches({ open: { preset: 'loading' } })),
      failure: useSelector(filter, (snapshot) => snapshot.matches({ open: { preset: 'unavailable' } }))
        ? presetFailure
        : null,
      isAnythingSaved: preferences !== null && isAnythingPreferred(preferences),
      toggle: () => filter.send({ type: 'preset.toggled' }),
      retry: () => filter.send({ type: 'preset.retried' }),
    },
    toggleName: (field: ListField, name: string) => filter.send({ type: 'name.toggled', field, name }),
    toggleLevel: (field: LevelField) => filter.send({ type: 'level.toggled', field }),
    chooseLevel: (field: LevelField, level: FilterLevel) =>
      filter.send({ type: 'level.chosen', field, level }),
    toggleFlag: (field: FlagField) => filter.send({ type: 'flag.toggled', field }),
    chooseCalories: (min: number, max: number) => filter.send({ type: 'calories.chosen', min, max }),
    retry: () => filter.send({ type: 'retry.requested' }),
    clear: () => filter.send({ type: 'filter.cleared' }),
    apply: () => filter.send({ type: 'filter.submitted' }),
  };
}
