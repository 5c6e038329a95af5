import { useIngredientSearch } from '#src/flows/recipes/use-ingredient-search.ts';
import { useIsSheetOpen, useSheetActions } from '#src/flows/shell/use-sheets.ts';
import { IngredientPicker } from '#src/ui/ingredient/IngredientPicker.tsx';
import { PickedIngredients } from '#src/ui/ingredient/PickedIngredients.tsx';
import { excludedStep as texts } from '../texts.ts';
import type { StepProps } from './QuizStepBody.tsx';

/** Ingredients the member doesn't want. */
export function ExcludedStep({ quiz }: StepProps) {
  const search = useIngredientSearch();
  const isPickingIngredients = useIsSheetOpen('ingredients');
  const { openIngredients, close } = useSheetActions();
  const names = quiz.answers.excludedIngredients;
  const toggle = (name: string) => quiz.toggleName('excludedIngredients', name);
  return (
    <>
      <PickedIngredients
        title={texts.title}
        note={texts.note}
        emptyNote={texts.emptyNote}
        names={names}
        onRemove={toggle}
        onAdd={openIngredients}
      />
      <IngredientPicker
        title={texts.pickerTitle}
        search={search}
        open={isPickingIngredients}
        chosen={names}
        isExcluding
        onToggle={toggle}
        onClose={close}
      />
    </>
  );
}
