import { useSelector } from '@xstate/react';
import { isAnythingPreferred } from '#domain/preferences/preferences.ts';
import type {
  FilterLevel,
  FilterSort,
  FlagField,
  LevelField,
  ListField,
} from '#domain/recipe-filter/recipe-filter.ts';
import type { PickedField } from '#machines/recipes/filter-choices.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { recipeListsOf } from './recipe-lists.ts';

/** The filter sheet: a draft that reaches the lists when it is applied. */
export function useRecipeFilter() {
  const { filter, openedFor } = recipeListsOf(useFlows());
  const { draft, choices, preferences, presetFailure } = useSelector(filter, (snapshot) => snapshot.context);
  return {
    draft,
    /** The dashboard chooses the course by its tabs. */
    hasCourses: openedFor() === 'recipes',
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
    pick: (list: PickedField) => filter.send({ type: 'list.chosen', list }),
    toggleLevel: (field: LevelField) => filter.send({ type: 'level.toggled', field }),
    chooseLevel: (field: LevelField, level: FilterLevel) =>
      filter.send({ type: 'level.chosen', field, level }),
    toggleFlag: (field: FlagField) => filter.send({ type: 'flag.toggled', field }),
    chooseCalories: (min: number, max: number) => filter.send({ type: 'calories.chosen', min, max }),
    chooseMinutes: (minutes: number | null) => filter.send({ type: 'minutes.chosen', minutes }),
    chooseSort: (sort: FilterSort) => filter.send({ type: 'sort.chosen', sort }),
    retry: () => filter.send({ type: 'retry.requested' }),
    clear: () => filter.send({ type: 'filter.cleared' }),
    apply: () => filter.send({ type: 'filter.submitted' }),
  };
}

/** How many recipes the draft of the filter finds. */
export function useHitCount() {
  const { hits } = recipeListsOf(useFlows());
  return {
    /** Null while it is not known. */
    hits: useSelector(hits, (snapshot) => snapshot.context.hits),
    isCounting: useSelector(hits, (snapshot) => snapshot.matches('choosing') || snapshot.matches('counting')),
  };
}

/** The list that the sheet of ingredients adds to. */
export function usePickedIngredients() {
  const { filter } = recipeListsOf(useFlows());
  const picking = useSelector(filter, ({ context }) => context.picking);
  return {
    picking,
    names: useSelector(filter, ({ context }) => context.draft[context.picking]),
    toggle: (name: string) => filter.send({ type: 'name.toggled', field: picking, name }),
  };
}
