import { answerInWords } from '#domain/questionnaire/answers.ts';
import {
  type Answers,
  type Question,
  type Questionnaire,
  questionsOf,
} from '#domain/questionnaire/questionnaire.ts';
import { type Body, bodyMass, heartDiet } from './derived-grades.ts';
import type { ScoreSource } from './score-sources.ts';
import {
  type AreaId,
  areas,
  type BandId,
  bands,
  minCounted,
  openBand,
  type ScoreItem,
  scoreItems,
} from './weights.ts';

/** One displayed item; without points it isn't counted. */
export interface Contribution {
  readonly id: string;
  readonly label: string;
  /** The member's answer; null while open. */
  readonly answer: string | null;
  readonly points: number | null;
  readonly maxPoints: number;
  readonly source: ScoreSource;
}

interface Sum {
  readonly points: number;
  /** Of the counted items. */
  readonly maxPoints: number;
}

export interface AreaScore extends Sum {
  readonly id: AreaId;
  readonly label: string;
  readonly items: readonly Contribution[];
}

export interface HealthScore extends Sum {
  /** 0 to 100. */
  readonly score: number;
  readonly band: BandId;
  readonly bandLabel: string;
  readonly color: string;
  readonly areas: readonly AreaScore[];
}

const inTenths = (points: number) => Math.round(points * 10);

/** Exact, as points are whole tenths. */
function sumOf(parts: readonly { readonly points: number | null; readonly maxPoints: number }[]): Sum {
  const counted = parts.filter(({ points }) => points !== null);
  return {
    points: counted.reduce((sum, { points }) => sum + inTenths(points ?? 0), 0) / 10,
    maxPoints: counted.reduce((sum, { maxPoints }) => sum + inTenths(maxPoints), 0) / 10,
  };
}

/** Points as a percentage of the maximum, rounded half up; null when no item counts. */
export function scoreOf({ points, maxPoints }: Sum): number | null {
  if (maxPoints === 0) return null;
  return Math.floor((2 * 100 * inTenths(points) + inTenths(maxPoints)) / (2 * inTenths(maxPoints)));
}

/** How many more items have to be answered, at least, before there is a score. */
function missingAnswers(items: readonly Contribution[], counted: number): number {
  const open = items.filter(({ answer }) => answer === null).map(({ maxPoints }) => maxPoints);
  let sum = counted;
  let missing = 0;
  for (const points of open.toSorted((a, b) => b - a)) {
    if (sum >= minCounted) break;
    sum += points;
    missing += 1;
  }
  return missing;
}

const missingLabel = (missing: number): string =>
  missing === 1 ? 'One more answer to go' : `At least ${missing} more answers to go`;

/** Label and color of a score. */
export function bandOf(score: number | null) {
  return bands.find(({ from }) => score !== null && score >= from) ?? openBand;
}

interface Points {
  readonly tenths: number | null;
  readonly answer: string | null;
}

function pointsOf(
  item: ScoreItem,
  answers: Answers,
  body: Body,
  byName: ReadonlyMap<string, Question>,
): Points {
  if ('derived' in item) {
    const grade = item.derived === 'heart-diet' ? heartDiet(answers) : bodyMass(body, answers);
    return { tenths: grade === null ? null : item.grades[grade.grade], answer: grade?.words ?? null };
  }
  const value = answers.get(item.question);
  const isGraded = !(item.isForAdults && body.isAdult === false);
  const question = byName.get(item.question);
  return {
    tenths: value === undefined || !isGraded ? null : (item.tenths[value] ?? null),
    answer: question === undefined ? null : answerInWords(question, answers),
  };
}

/**
 * The score from 0 to 100 with its items. Open questions and answers such as "I do not know" are excluded from all
 * sums. It is neutral until enough is counted.
 */
export function healthScore(questionnaire: Questionnaire, answers: Answers, body: Body): HealthScore {
  const byName = new Map(
    questionnaire.categories.flatMap(questionsOf).map((question) => [question.name, question]),
  );
  const shown = areas.map(({ id, label }): AreaScore => {
    const items = scoreItems
      .filter(({ area }) => area === id)
      .map((item): Contribution => {
        const { tenths, answer } = pointsOf(item, answers, body, byName);
        return {
          id: item.id,
          label: item.label,
          answer,
          points: tenths === null ? null : tenths / 10,
          maxPoints: item.maxTenths / 10,
          source: item.source,
        };
      });
    return { id, label, items, ...sumOf(items) };
  });
  const whole = sumOf(shown);
  const score = whole.maxPoints < minCounted ? null : scoreOf(whole);
  const band = bandOf(score);
  const missing = missingAnswers(
    shown.flatMap(({ items }) => items),
    whole.maxPoints,
  );
  const isBegun = score === null && whole.maxPoints > 0;
  return {
    ...whole,
    score: score ?? openBand.score,
    band: band.id,
    bandLabel: isBegun && missing > 0 ? missingLabel(missing) : band.label,
    color: band.color,
    areas: shown,
  };
}
