import { useIngredientSearch } from '#src/flows/use-ingredient-search.ts';
import { useSheets } from '#src/flows/use-sheets.ts';
import { ExcludedIngredients } from '#src/ui/ingredient/ExcludedIngredients.tsx';
import { IngredientPicker } from '#src/ui/ingredient/IngredientPicker.tsx';
import type { StepProps } from './QuizStepBody.tsx';

/** Single ingredients the member does not want. */
export function ExcludedStep({ quiz }: StepProps) {
  const search = useIngredientSearch();
  const { isPickingIngredients, openIngredients, close } = useSheets();
  const names = quiz.answers.excludedIngredients;
  const toggle = (name: string) => quiz.toggleName('excludedIngredients', name);
  return (
    <>
      <ExcludedIngredients names={names} onRemove={toggle} onAdd={openIngredients} />
      <IngredientPicker
        search={search}
        open={isPickingIngredients}
        chosen={names}
        onToggle={toggle}
        onClose={close}
      />
    </>
  );
}
