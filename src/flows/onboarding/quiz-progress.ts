import { type QuizProgress, readProgress } from '#domain/onboarding/quiz.ts';

/** The documented parts, one key each. Each contains the member's id, so that another member starts over; they go with
 * the session. */
const keys = {
  step: 'onboarding_step',
  diet: 'onboarding_diet',
  protein: 'onboarding_protein',
  allergens: 'onboarding_allergens',
  intolerances: 'onboarding_intolerances',
  excluded: 'onboarding_excluded_ingredients',
} as const;

const partsOf = ({ step, answers, before }: QuizProgress): Readonly<Record<keyof typeof keys, object>> => ({
  step: { step, before },
  diet: { followsDiet: answers.followsDiet, diets: answers.diets },
  protein: { proteinSources: answers.proteinSources },
  allergens: { allergens: answers.allergens },
  intolerances: { intolerances: answers.intolerances, tickedIngredients: answers.tickedIngredients },
  excluded: { excludedIngredients: answers.excludedIngredients },
});

export function storeProgress(userId: string, progress: QuizProgress): void {
  const parts = partsOf(progress);
  try {
    for (const [part, key] of Object.entries(keys)) {
      const value = parts[part as keyof typeof keys];
      localStorage.setItem(key, JSON.stringify({ member: userId, ...value }));
    }
  } catch {
    // the storage is full: the answers live until the app is closed
  }
}

/** The member's stored progress; null without a readable one. */
export function readStoredProgress(userId: string): QuizProgress | null {
  try {
    const parts: Record<string, unknown>[] = Object.values(keys).map((key) =>
      JSON.parse(localStorage.getItem(key) ?? '{}'),
    );
    if (!parts.every((part) => part['member'] === userId)) return null;
    return readProgress(Object.assign({}, ...parts));
  } catch {
    return null;
  }
}

export function clearProgress(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
}
