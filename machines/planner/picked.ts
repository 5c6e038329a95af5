import type { FitWarning } from '#domain/meal-plan/fit-warning.ts';

/** Quantity by id; items that are not selected are missing. */
export type Choice = Readonly<Record<string, number>>;
export type PickerSheet = 'recipe-collections' | 'custom-recipes' | 'personal-recipes' | 'custom-foods';
/** An item that can be planned. */
export type ChosenType = 'recipe' | 'custom_food';

export interface Picked {
  readonly chosen: Choice;
  /** Warnings of the selected items that do not fit, by id. */
  readonly warnings: Readonly<Record<string, FitWarning>>;
}
export interface ChoiceMade {
  readonly type: 'choice.made';
  readonly of: ChosenType;
  readonly choice: Choice;
}
/** Asks the member to confirm first. */
export interface PlanningQuestioned {
  readonly type: 'confirmation.wanted';
  readonly warnings: readonly FitWarning[];
}
export interface QuantityChosen {
  readonly id: string;
  readonly quantity: number;
  /** Null for an item that fits. */
  readonly warning: FitWarning | null;
}
type ById<TValue> = Readonly<Record<string, TValue>>;
const without = <TValue>(values: ById<TValue>, ids: readonly string[]): ById<TValue> =>
  Object.fromEntries(Object.entries(values).filter(([id]) => !ids.includes(id)));

export function withQuantity(picked: Picked, { id, quantity, warning }: QuantityChosen): Picked {
  const chosen = without(picked.chosen, [id]);
  const warnings = without(picked.warnings, [id]);
  if (quantity <= 0) return { chosen, warnings };
  return {
    chosen: { ...picked.chosen, [id]: quantity },
    warnings: warning === null ? warnings : { ...warnings, [id]: warning },
  };
}

export const withoutWarned = ({ chosen, warnings }: Picked): Picked => ({
  chosen: without(chosen, Object.keys(warnings)),
  warnings: {},
});
