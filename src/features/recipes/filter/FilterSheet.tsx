import { memo, useDeferredValue } from 'react';
import { filterSheet as texts } from '#src/features/recipes/texts/filter.ts';
import { useIngredientSearch } from '#src/flows/recipes/use-ingredient-search.ts';
import { useHitCount, usePickedIngredients, useRecipeFilter } from '#src/flows/recipes/use-recipe-filter.ts';
import { useHelpTopic, useIsSheetOpen, useSheetActions } from '#src/flows/shell/use-sheets.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IngredientPicker } from '#src/ui/ingredient/IngredientPicker.tsx';
import { PickedIngredients } from '#src/ui/ingredient/PickedIngredients.tsx';
import { CalorieRange } from '#src/ui/input/CalorieRange.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { ChoiceSection } from './ChoiceSection.tsx';
import { HitCountLine } from './HitCountLine.tsx';
import { IntoleranceHelp } from './IntoleranceHelp.tsx';
import { IntoleranceSection } from './IntoleranceSection.tsx';
import { PresetSwitch } from './PresetSwitch.tsx';
import { OrderSections, SearchSections } from './SearchSections.tsx';

/** The filter form. The list changes only on `Apply Filter`. */
export function FilterSheet() {
  const isFilterOpen = useIsSheetOpen('filter');
  const helpTopic = useHelpTopic();
  const { close } = useSheetActions();
  return (
    <>
      <BottomSheet
        open={isFilterOpen}
        onClose={close}
        title={texts.title}
        height="full"
        footer={<FilterActions />}
      >
        <DeferredForm />
      </BottomSheet>
      <Picker />
      <IntoleranceHelp topic={isFilterOpen ? helpTopic : null} onClose={close} />
    </>
  );
}

/** The sheet opens at once; its sixty options render after that, in slices. */
function DeferredForm() {
  const isOpened = useDeferredValue(true, false);
  return isOpened && <FilterForm />;
}

const FilterActions = memo(function FilterActions() {
  const { clear, apply } = useRecipeFilter();
  return (
    <>
      <HitCount />
      <Button onClick={clear}>{texts.clear}</Button>
      <Button variant="primary" width="grow" onClick={apply}>
        {texts.apply}
      </Button>
    </>
  );
});

/** Apart, since it follows each choice twice: while it is counted, and with the number. */
function HitCount() {
  return <HitCountLine {...useHitCount()} />;
}

const FilterForm = memo(function FilterForm() {
  const { openIngredients, openHelp } = useSheetActions();
  const filter = useRecipeFilter();
  const { draft, choices, isLoadingChoices, retry } = filter;
  const pick = (list: Parameters<typeof filter.pick>[0]) => {
    filter.pick(list);
    openIngredients();
  };
  const choice = { isLoading: isLoadingChoices, onRetry: retry };
  return (
    <Stack gap={24}>
      <PresetSwitch preset={filter.preset} />
      <OrderSections filter={filter} />
      <IntoleranceSection filter={filter} onHelp={openHelp} />
      <ChoiceSection
        {...choice}
        title={texts.allergens}
        note={texts.allergensNote}
        choices={choices.allergens}
        chosen={draft.allergens}
        onToggle={(name) => filter.toggleName('allergens', name)}
      />
      <ChoiceSection
        {...choice}
        title={texts.proteins}
        choices={choices.proteinSources}
        chosen={draft.proteinSources}
        onToggle={(name) => filter.toggleName('proteinSources', name)}
      />
      <ChoiceSection
        {...choice}
        title={texts.diets}
        choices={choices.diets}
        chosen={draft.diet}
        onToggle={(name) => filter.toggleName('diet', name)}
      />
      <SearchSections filter={filter} onPick={() => pick('atHand')} />
      <CalorieRange
        value={[draft.minCalories, draft.maxCalories]}
        onChange={([from, to]) => filter.chooseCalories(from, to)}
      />
      <PickedIngredients
        title={texts.excluded}
        note={texts.excludedNote}
        emptyNote={texts.excludedEmpty}
        names={draft.ingredients}
        onRemove={(name) => filter.toggleName('ingredients', name)}
        onAdd={() => pick('ingredients')}
      />
      <span />
    </Stack>
  );
});

const Picker = memo(function Picker() {
  const isPickingIngredients = useIsSheetOpen('ingredients');
  const { close } = useSheetActions();
  const { picking, names, toggle } = usePickedIngredients();
  return (
    <IngredientPicker
      title={picking === 'atHand' ? texts.atHandPicker : texts.excludedPicker}
      search={useIngredientSearch()}
      open={isPickingIngredients}
      chosen={names}
      isExcluding={picking === 'ingredients'}
      onToggle={toggle}
      onClose={close}
    />
  );
});
