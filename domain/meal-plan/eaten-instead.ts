/** What was eaten instead of a planned dish, as typed. */
export interface EatenDraft {
  readonly title: string;
  /** Kilocalories; empty if unknown. */
  readonly calories: string;
}
export type EatenField = keyof EatenDraft;

export const emptyEaten: EatenDraft = { title: '', calories: '' };

const maxKcal = 10_000;

/** Kilocalories; null if they were left open. */
export const eatenKcal = ({ calories }: EatenDraft): number | null =>
  calories.trim() === '' ? null : Number(calories);

export function eatenProblems(draft: EatenDraft): Readonly<Partial<Record<EatenField, string>>> {
  const kcal = eatenKcal(draft);
  const isKcal = kcal === null || (Number.isInteger(kcal) && kcal >= 0 && kcal <= maxKcal);
  return {
    ...(draft.title.trim() === '' && { title: 'Tell us what you ate.' }),
    ...(!isKcal && { calories: 'Enter a whole number up to 10,000, or leave this empty.' }),
  };
}
