import type { components } from '#contract/api.ts';
import { completionCategories, requiredCategories } from './questionnaire.ts';

export type QuestionnaireCategory = components['schemas']['QuestionnaireCategory'];

/** Id of the medication category. */
export const medicationCategory = 'rx';

/** Every visible grouped question of these must be answered before submitting. */
export const isDemanding = (categoryId: string): boolean => requiredCategories.includes(categoryId);

/** Incomplete categories that the results require, in list order. */
export const unfinished = (categories: readonly QuestionnaireCategory[]): readonly QuestionnaireCategory[] =>
  categories.filter(
    ({ id, completions }) =>
      completionCategories.some((needed) => needed === id) && completions.completion < 100,
  );

/** Whether every category that the results require is known and complete. */
export const hasResults = (categories: readonly QuestionnaireCategory[]): boolean =>
  completionCategories.every((id) =>
    categories.some((category) => category.id === id && category.completions.completion >= 100),
  );
