import { cuisines } from '#domain/recipe/cuisines.ts';
import { mealTypes } from '#domain/recipe/meal-types.ts';
import { seasons } from '#domain/recipe/seasons.ts';
import { type FilterSort, filterMinutes, filterSorts } from '#domain/recipe-filter/recipe-filter.ts';
import type { useRecipeFilter } from '#src/flows/recipes/use-recipe-filter.ts';
import { PickedIngredients } from '#src/ui/ingredient/PickedIngredients.tsx';
import { ChoiceSection } from './ChoiceSection.tsx';

const sortNames: Readonly<Record<FilterSort, string>> = {
  default: 'Best match',
  fit: 'Fits me first',
  quickest: 'Quickest first',
  rating: 'Best rated first',
  latest: 'Newest first',
};
const sortNamed = (name: string) => filterSorts.find((sort) => sortNames[sort] === name) ?? 'default';
const minutesName = (minutes: number) => `${minutes} min`;

export interface SearchSectionsProps {
  readonly filter: Pick<
    ReturnType<typeof useRecipeFilter>,
    'draft' | 'hasCourses' | 'toggleName' | 'chooseMinutes' | 'chooseSort'
  >;
  /** Opens the choice of what is at hand. */
  readonly onPick: () => void;
}

const all = (names: readonly string[]) => ({
  choices: { names, failure: null },
  isLoading: false,
  onRetry: () => {},
});

/** The order of the list, and how long cooking may take. */
export function OrderSections({ filter }: Pick<SearchSectionsProps, 'filter'>) {
  const { draft, chooseMinutes, chooseSort } = filter;
  return (
    <>
      <ChoiceSection
        {...all(filterSorts.map((sort) => sortNames[sort]))}
        title="Sort by"
        chosen={[sortNames[draft.sort]]}
        onToggle={(name) => chooseSort(sortNamed(name))}
      />
      <ChoiceSection
        {...all(filterMinutes.map(minutesName))}
        title="Time"
        note="At most, from start to table."
        chosen={draft.maxMinutes === null ? [] : [minutesName(draft.maxMinutes)]}
        onToggle={(name) => chooseMinutes(Number.parseInt(name, 10))}
      />
    </>
  );
}

/** The choices that narrow a search for any member. */
export function SearchSections({ filter, onPick }: SearchSectionsProps) {
  const { draft, hasCourses, toggleName } = filter;
  return (
    <>
      {hasCourses && (
        <ChoiceSection
          {...all(mealTypes)}
          title="Course"
          chosen={draft.mealTypes}
          onToggle={(name) => toggleName('mealTypes', name)}
        />
      )}
      <PickedIngredients
        title="What I have"
        note="Only recipes that use all of these."
        emptyNote="Name what’s in your kitchen, and see what you can make of it."
        addLabel="Add what I have"
        names={draft.atHand}
        onRemove={(name) => toggleName('atHand', name)}
        onAdd={onPick}
      />
      <ChoiceSection
        {...all(cuisines)}
        title="Cuisine"
        chosen={draft.cuisines}
        onToggle={(name) => toggleName('cuisines', name)}
      />
      <ChoiceSection
        {...all(seasons)}
        title="Season"
        note="All its produce is in season then in the United States."
        chosen={draft.seasons}
        onToggle={(name) => toggleName('seasons', name)}
      />
    </>
  );
}
