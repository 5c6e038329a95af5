import { type Intolerance, intolerances } from '#domain/intolerance/intolerances.ts';
import { type MetasToSave, noPreferences, type Preferences } from '#domain/preferences/preferences.ts';

/** The five steps, in their order. */
export const quizSteps = [
  'dietType',
  'proteinSources',
  'allergies',
  'foodIntolerances',
  'excludedIngredients',
] as const;
export type QuizStep = (typeof quizSteps)[number];

export const quizStepTitles = {
  dietType: 'Diet Type',
  proteinSources: 'Protein Sources',
  allergies: 'Allergies',
  foodIntolerances: 'Food Intolerances',
  excludedIngredients: 'Excluded Ingredients',
} as const satisfies Record<QuizStep, string>;

export interface QuizAnswers
  extends Pick<
    Preferences,
    'diets' | 'proteinSources' | 'allergens' | 'excludedIngredients' | 'intolerances' | 'tickedIngredients'
  > {
  /** Whether the member follows a diet at all; null until answered. */
  readonly followsDiet: boolean | null;
}
export type QuizList = 'diets' | 'proteinSources' | 'allergens' | 'excludedIngredients';

/** How far a member has come; `step` may also be the review of all answers. */
export interface QuizProgress {
  readonly step: QuizStep | 'review';
  readonly answers: QuizAnswers;
  /** The saved preferences when the member began; {} if that isn't known. */
  readonly before: MetasToSave;
}

/** Initial answers of the quiz, from saved preferences if any. */
export const answersFrom = (preferences: Preferences): QuizAnswers => ({
  followsDiet: preferences.diets.length > 0 ? true : null,
  diets: preferences.diets,
  proteinSources: preferences.proteinSources,
  allergens: preferences.allergens,
  excludedIngredients: preferences.excludedIngredients,
  intolerances: preferences.intolerances,
  tickedIngredients: preferences.tickedIngredients,
});

export const noAnswers: QuizAnswers = answersFrom(noPreferences);

/** Preferences from the answers. Ignores diets picked before the answer changed to "no". */
export function preferencesOf({ followsDiet, ...answers }: QuizAnswers): Partial<Preferences> {
  return { ...answers, diets: followsDiet === false ? [] : answers.diets };
}

export const toggleIntolerance = <T extends Pick<Preferences, 'intolerances'>>(
  holder: T,
  one: Intolerance,
): T => ({ ...holder, intolerances: { ...holder.intolerances, [one]: !holder.intolerances[one] } });

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/**
 * Parses stored progress; null when invalid. One invalid part invalidates the whole:
 * half a list of allergens would be worse than none.
 */
export function readProgress(stored: Readonly<Record<string, unknown>>): QuizProgress | null {
  const { step, followsDiet, diets, proteinSources, allergens, excludedIngredients } = stored;
  const known = [...quizSteps, 'review'].includes(String(step)) ? (step as QuizProgress['step']) : null;
  const { intolerances: limited, tickedIngredients: ticked, before } = stored;
  if (known === null || (followsDiet !== null && typeof followsDiet !== 'boolean')) return null;
  if (!isNames(diets) || !isNames(proteinSources) || !isNames(allergens)) return null;
  if (!isNames(excludedIngredients) || !isPerIntolerance(limited, isBoolean)) return null;
  if (!isPerIntolerance(ticked, isNamesOrNull)) return null;
  const lists = { diets, proteinSources, allergens, excludedIngredients };
  return {
    step: known,
    before: isMetas(before) ? before : {},
    answers: { followsDiet, ...lists, intolerances: limited, tickedIngredients: ticked },
  };
}

const isMetas = (value: unknown): value is MetasToSave =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => isBoolean(one) || isNames(one));
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isNamesOrNull = (value: unknown): value is readonly string[] | null => value === null || isNames(value);

function isPerIntolerance<T>(
  value: unknown,
  isOne: (one: unknown) => one is T,
): value is Readonly<Record<Intolerance, T>> {
  if (typeof value !== 'object' || value === null) return false;
  const parts: Readonly<Record<string, unknown>> = { ...value };
  return intolerances.every((one) => isOne(parts[one]));
}
