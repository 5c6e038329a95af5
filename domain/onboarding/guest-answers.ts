import { allergens } from '#domain/allergen/allergens.ts';
import { diets } from '#domain/diet/diets.ts';
import { type Intolerance, intolerances } from '#domain/intolerance/intolerances.ts';
import { isAnythingPreferred, type Preferences, toMetas } from '#domain/preferences/preferences.ts';
import { answersFrom, type QuizAnswers } from './quiz.ts';

/** What a guest answers before there is an account: what hurts, what must never be in a dish, and the diet. */
export interface GuestAnswers {
  readonly intolerances: readonly Intolerance[];
  /** Names of allergens. */
  readonly allergens: readonly string[];
  readonly diets: readonly string[];
}
export type GuestQuestion = keyof GuestAnswers;

export const noGuestAnswers: GuestAnswers = { intolerances: [], allergens: [], diets: [] };

const known: Readonly<Record<GuestQuestion, readonly string[]>> = {
  intolerances,
  allergens: allergens.map(({ name }) => name),
  diets,
};
const questions = ['intolerances', 'allergens', 'diets'] as const satisfies readonly GuestQuestion[];

export const isAnythingAnswered = (answers: GuestAnswers): boolean =>
  questions.some((question) => answers[question].length > 0);

/**
 * Parses stored answers; null when one is missing or unknown: half a list of allergens would be worse than none.
 */
export function readGuestAnswers(stored: unknown): GuestAnswers | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const parts: Readonly<Record<string, unknown>> = { ...stored };
  const isKnown = (question: GuestQuestion) => {
    const names = parts[question];
    return Array.isArray(names) && names.every((name) => known[question].includes(name));
  };
  if (!questions.every(isKnown)) return null;
  return Object.fromEntries(
    questions.map((question) => [question, parts[question]]),
  ) as unknown as GuestAnswers;
}

/** The answers as the preferences of a member. */
export const guestPreferences = ({
  intolerances: limited,
  allergens: avoided,
  diets: followed,
}: GuestAnswers): Pick<Preferences, 'diets' | 'allergens' | 'intolerances'> => ({
  diets: followed,
  allergens: avoided,
  intolerances: Object.fromEntries(
    intolerances.map((axis) => [axis, limited.includes(axis)]),
  ) as Preferences['intolerances'],
});

/** The answers by the names of the API. */
export const guestMetas = (answers: GuestAnswers) => toMetas(guestPreferences(answers));

/** The first answers of the quiz: the saved preferences, else what the member answered as a guest. */
export function quizAnswersFrom(saved: Preferences, guest: GuestAnswers | null): QuizAnswers {
  if (guest === null || isAnythingPreferred(saved)) return answersFrom(saved);
  return answersFrom({ ...saved, ...guestPreferences(guest) });
}
