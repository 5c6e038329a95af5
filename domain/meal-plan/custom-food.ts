import type { OperationResponse } from '#contract/operations.ts';

export type CustomFood = OperationResponse<'listCustomFoods'>['data'][number];

/** Per serving: dollars, kilocalories, then grams. */
export const foodFigures = ['price', 'calories', 'protein', 'fat', 'carbs'] as const;
export type FoodFigure = (typeof foodFigures)[number];

/** The form's values; figures as typed. */
export interface FoodDraft extends Readonly<Record<FoodFigure | 'title', string>> {
  readonly diets: CustomFood['diets'];
  /** Null: not stated. Empty: none of them. */
  readonly intolerances: CustomFood['intolerances'] | null;
}
export type FoodField = keyof FoodDraft;

export const emptyFood: FoodDraft = {
  title: '',
  price: '',
  calories: '',
  protein: '',
  fat: '',
  carbs: '',
  diets: [],
  intolerances: null,
};

const numberIn = (typed: string): number | null => {
  const value = Number(typed);
  return typed.trim() === '' || !Number.isFinite(value) ? null : value;
};

/** All eight values of the request; empty ones are unknown. */
export const foodInput = (draft: FoodDraft) => ({
  title: draft.title.trim(),
  price: numberIn(draft.price),
  calories: numberIn(draft.calories),
  protein: numberIn(draft.protein),
  fat: numberIn(draft.fat),
  carbs: numberIn(draft.carbs),
  diets: [...draft.diets],
  intolerances: draft.intolerances && [...draft.intolerances],
});
