import type { components } from '#contract/api.ts';

type Schemas = components['schemas'];
export type ScoreTable = Schemas['HealthScoreTable'];
export type ScoreItem = Schemas['HealthScoreItem'];
export type ScoreDay = Schemas['HealthScoreDay'];

/** A member's score as displayed. */
export interface ShownScore {
  readonly score: number;
  readonly color: string;
  /** Percent of the questionnaire. */
  readonly completion: number;
  readonly table: ScoreTable | null;
  readonly history: readonly ScoreDay[];
  /** Why no score is shown; the figures are then meaningless. */
  readonly withheld?: string;
}

type Answer = Schemas['HealthQuestions'] & { readonly healthQuestionnaireCompletion?: number };

/** Parses the score from the response of category 105; null without one. The completion has two field names. */
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

/** A counted item with the points gained and lost. */
export interface CountedItem extends ScoreItem {
  readonly points: number;
  readonly lost: number;
}

/** All counted items by points gained, descending; ties in the order of the table. */
export function countedItems({ areas }: ScoreTable): readonly CountedItem[] {
  return areas
    .flatMap(({ items }) => items)
    .flatMap((item) =>
      item.points === null ? [] : [{ ...item, points: item.points, lost: item.max_points - item.points }],
    )
    .toSorted((one, other) => other.points - one.points);
}

/** Items by points lost, descending; ignores less than 0.05 points as rounding. */
export const costlyItems = (table: ScoreTable): readonly CountedItem[] =>
  countedItems(table)
    .filter(({ lost }) => lost >= 0.05)
    .toSorted((one, other) => other.lost - one.lost);

export const helpfulItems = (table: ScoreTable): readonly CountedItem[] =>
  countedItems(table).filter(({ points }) => points >= 0.05);
