import { useSelector } from '@xstate/react';
import type { FilterLevel, FlagField, LevelField, ListField } from '#domain/recipe-filter/recipe-filter.ts';
import { useFlows } from './flows-context.tsx';
import { recipeListsOf } from './recipe-lists.ts';

/** The filter sheet: a draft that reaches the lists when it is applied. */
export function useRecipeFilter() {
  const { filter } = recipeListsOf(useFlows());
  const { draft, choices } = useSelector(filter, (snapshot) => snapshot.context);
  return {
    draft,
    choices,
    isLoadingChoices: useSelector(filter, (snapshot) => snapshot.matches({ open: 'loadingChoices' })),
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
