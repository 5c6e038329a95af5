import { cuisines } from '#domain/recipe/cuisines.ts';
import { mealTypes } from '#domain/recipe/meal-types.ts';
import { seasons } from '#domain/recipe/seasons.ts';
import { type FilterSort, filterMinutes, filterSorts } from '#domain/recipe-filter/recipe-filter.ts';
import { searchSections as texts } from '#src/features/recipes/texts/filter.ts';
import type { useRecipeFilter } from '#src/flows/recipes/use-recipe-filter.ts';
import { ChipRadioGroup } from '#src/ui/field/ChipRadioGroup.tsx';
import { PickedIngredients } from '#src/ui/ingredient/PickedIngredients.tsx';
import { ChoiceSection, FilterSection } from './ChoiceSection.tsx';

const sortNames: Readonly<Record<FilterSort, string>> = {
  default: texts.bestMatch,
  fit: texts.fit,
  quickest: texts.quickest,
  rating: texts.rating,
  latest: texts.latest,
};
const sorts = filterSorts.map((sort) => ({ value: sort, label: sortNames[sort] }));
const times = [
  { value: null, label: texts.anyTime },
  ...filterMinutes.map((minutes) => ({ value: minutes, label: texts.minutes(minutes) })),
];

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
      <FilterSection title={texts.sort}>
        <ChipRadioGroup label={texts.sort} options={sorts} value={draft.sort} onChange={chooseSort} />
      </FilterSection>
      <FilterSection title={texts.time} note={texts.timeNote}>
        <ChipRadioGroup
          label={texts.time}
          options={times}
          value={draft.maxMinutes}
          onChange={chooseMinutes}
        />
      </FilterSection>
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
          title={texts.course}
          chosen={draft.mealTypes}
          onToggle={(name) => toggleName('mealTypes', name)}
        />
      )}
      <PickedIngredients
        title={texts.atHand}
        note={texts.atHandNote}
        emptyNote={texts.atHandEmpty}
        addLabel={texts.addAtHand}
        names={draft.atHand}
        onRemove={(name) => toggleName('atHand', name)}
        onAdd={onPick}
      />
      <ChoiceSection
        {...all(cuisines)}
        title={texts.cuisine}
        chosen={draft.cuisines}
        onToggle={(name) => toggleName('cuisines', name)}
      />
      <ChoiceSection
        {...all(seasons)}
        title={texts.season}
        note={texts.seasonNote}
        chosen={draft.seasons}
        onToggle={(name) => toggleName('seasons', name)}
      />
    </>
  );
}
