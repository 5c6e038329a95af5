import { addDays } from '#domain/calendar/week.ts';
import type { WeighedFood } from '#domain/food/weighed-food.ts';
import type { PersonFacts } from '#domain/safety/person-facts.ts';
import { byDate, type DiaryEntry, type ServedDay, trackedDays } from './diary.ts';
import { type CountedSubstance, countedSubstances, loadOf } from './doses.ts';
import { firstGuess } from './first-guess.ts';
import { offeredAnswers } from './known-answers.ts';
import { protocol } from './protocol.ts';

/** What was eaten on a day; null for a meal whose foods aren't known. */
export interface EatenDay {
  readonly date: string;
  readonly meals: readonly (readonly WeighedFood[] | null)[];
}

export interface Guess {
  readonly substance: CountedSubstance;
  /** Days with more than one load, then or the day before. */
  readonly daysWith: number;
  readonly worstWith: number;
  readonly daysWithout: number;
  readonly worstWithout: number;
}

export interface DiaryHint {
  readonly kind: 'collecting' | 'ready' | 'withheld';
  readonly entries: number;
  readonly days: number;
  readonly guesses: readonly Guess[];
  readonly unclear: readonly CountedSubstance[];
}

export const hintNeeds = protocol.baseline;
/** Days on either side of a comparison. */
const minDays = 3;
/** Standard errors from which on a substance is named. */
const minScore = 1;
const maxGuesses = 3;

/** Whether a hint about food could harm: people who should leave no food out without a clinician. */
export function isWithheld(facts: PersonFacts): boolean {
  const { severeReaction, kidneyStones, celiacOpen, ...ending } = offeredAnswers(facts);
  return (
    Object.keys(ending).length > 0 ||
    severeReaction === true ||
    (facts.bmi !== null && facts.bmi < protocol.lowestBmi)
  );
}

function loadsOf({ meals }: EatenDay): Record<CountedSubstance, number | null> {
  const known = meals.length > 0 && meals.every((meal) => meal !== null);
  const foods = meals.flatMap((meal) => meal ?? []);
  const load = (substance: CountedSubstance) => (known ? loadOf(substance, foods) : null);
  return {
    oxalate: load('oxalate'),
    lactose: load('lactose'),
    fructose: load('fructose'),
    fructans: load('fructans'),
    gos: load('gos'),
    sorbitol: load('sorbitol'),
    mannitol: load('mannitol'),
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, it) => sum + it, 0) / Math.max(1, values.length);

/** Symptoms on the days with a substance and without it; null where the days don't allow a comparison. */
function compare(
  substance: CountedSubstance,
  entries: ReadonlyMap<string, DiaryEntry>,
  loads: ReadonlyMap<string, Readonly<Record<CountedSubstance, number | null>>>,
): Guess | null {
  const [high, low]: [number[], number[]] = [[], []];
  for (const { date, worst } of entries.values()) {
    const both = [date, addDays(date, -1)].map((day) => loads.get(day)?.[substance] ?? null);
    if (both.some((load) => load !== null && load > 1)) high.push(worst);
    else if (both.every((load) => load !== null)) low.push(worst);
  }
  if (high.length < minDays || low.length < minDays) return null;
  return {
    substance,
    daysWith: high.length,
    worstWith: mean(high),
    daysWithout: low.length,
    worstWithout: mean(low),
  };
}

/** What to look at first, by the diary and by what was eaten by choice. A guess, never a finding. */
export function diaryHint(written: readonly DiaryEntry[], eaten: readonly EatenDay[]): DiaryHint {
  const entries = byDate(written);
  const dates = [...entries.keys()].sort();
  const [first, last] = [dates[0], dates.at(-1)];
  const days =
    first === undefined || last === undefined ? 0 : 1 + (Date.parse(last) - Date.parse(first)) / 86_400_000;
  const counted = { entries: entries.size, days };
  if (first === undefined || entries.size < hintNeeds.entries || days < hintNeeds.days)
    return { kind: 'collecting', ...counted, guesses: [], unclear: [] };
  const loads = new Map(eaten.map((day) => [day.date, loadsOf(day)]));
  const served = Array.from({ length: days }, (_, n): ServedDay => {
    const date = addDays(first, n);
    return {
      date,
      period: 0,
      portion: 'none',
      planned: {},
      unplanned: loads.get(date) ?? loadsOf({ date, meals: [] }),
    };
  });
  const compared = countedSubstances.map((substance) => compare(substance, entries, loads));
  const comparable = compared.flatMap((it) => it ?? []);
  const scores = firstGuess(
    trackedDays(first, served, entries),
    comparable.map(({ substance }) => substance),
  );
  const scoreOf = ({ substance }: Guess) => scores.get(substance) ?? 0;
  return {
    kind: 'ready',
    ...counted,
    guesses: comparable
      .filter((it) => scoreOf(it) >= minScore && it.worstWith > it.worstWithout)
      .toSorted((a, b) => scoreOf(b) - scoreOf(a))
      .slice(0, maxGuesses),
    unclear: countedSubstances.filter((_, n) => compared[n] === null),
  };
}
