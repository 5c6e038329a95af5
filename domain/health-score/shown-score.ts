import type { components } from '#contract/api.ts';

type Schemas = components['schemas'];
export type ScoreTable = Schemas['HealthScoreTable'];
export type ScoreItem = Schemas['HealthScoreItem'];
export type ScoreDay = Schemas['HealthScoreDay'];

/** The score of a member as it is drawn. */
export interface ShownScore {
  readonly score: number;
  readonly color: string;
  /** Percent of the questionnaire. */
  readonly completion: number;
  readonly table: ScoreTable | null;
  readonly history: readonly ScoreDay[];
  /** Why no score is shown for now; then its figures say nothing. */
  readonly withheld?: string;
}

type Answer = Schemas['HealthQuestions'] & { readonly healthQuestionnaireCompletion?: number };

/** Reads the answer of category 105 as the score; null when it carries none. The completion goes by two names. */
export function readScore(answer: Answer): ShownScore | null {
  const { healthscore, healthscorecolor, healthscore_table, healthscore_history } = answer;
  const completion = answer.health_questionnaire_completion ?? answer.healthQuestionnaireCompletion;
  const withheld = answer.healthscore_withheld;
  if (withheld !== undefined && completion !== undefined)
    return { score: 0, color: '', completion, table: null, history: [], withheld };
  if (healthscore === undefined || healthscorecolor === undefined || completion === undefined) return null;
  return {
    score: healthscore,
    color: healthscorecolor,
    completion,
    table: healthscore_table ?? null,
    history: healthscore_history ?? [],
  };
}

/** An item that counts, with what it brought and what it left. */
export interface CountedItem extends ScoreItem {
  readonly points: number;
  readonly lost: number;
}

/** Every item that counts, those that brought the most first; ties in the order of the table. */
export function countedItems({ areas }: ScoreTable): readonly CountedItem[] {
  return areas
    .flatMap(({ items }) => items)
    .flatMap((item) =>
      item.points === null ? [] : [{ ...item, points: item.points, lost: item.max_points - item.points }],
    )
    .toSorted((one, other) => other.points - one.points);
}

/** What took the most off first; smaller than a twentieth of a point is rounding. */
export const costlyItems = (table: ScoreTable): readonly CountedItem[] =>
  countedItems(table)
    .filter(({ lost }) => lost >= 0.05)
    .toSorted((one, other) => other.lost - one.lost);

export const helpfulItems = (table: ScoreTable): readonly CountedItem[] =>
  countedItems(table).filter(({ points }) => points >= 0.05);
