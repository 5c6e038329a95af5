import { useIngredientSearch } from '#src/flows/recipes/use-ingredient-search.ts';
import { useSheets } from '#src/flows/shell/use-sheets.ts';
import { IngredientPicker } from '#src/ui/ingredient/IngredientPicker.tsx';
import { PickedIngredients } from '#src/ui/ingredient/PickedIngredients.tsx';
import type { StepProps } from './QuizStepBody.tsx';

/** Ingredients the member doesn't want. */
export function ExcludedStep({ quiz }: StepProps) {
  const search = useIngredientSearch();
  const { isPickingIngredients, openIngredients, close } = useSheets();
  const names = quiz.answers.excludedIngredients;
  const toggle = (name: string) => quiz.toggleName('excludedIngredients', name);
  return (
    <>
      <PickedIngredients
        title="Excluded ingredients"
        note="Recipes with these, in any form, are hidden."
        emptyNote="Name what you do not want on your plate."
        names={names}
        onRemove={toggle}
        onAdd={openIngredients}
      />
      <IngredientPicker
        title="Exclude ingredients"
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
