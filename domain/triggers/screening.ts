import type { PersonFacts } from '#domain/safety/person-facts.ts';
import { isAnswered } from '#domain/safety/situation-test.ts';
import { isCounted, type TestedSubstance } from './doses.ts';
import { protocol } from './protocol.ts';

/**
 * Who must not restrict or test without a clinic. Every question is one where Yes is the careful answer. Sources: AGA
 * Clinical Practice Update on diet in IBS (2022) for restriction; the rest is our own caution.
 */
export const screeningQuestions = [
  { id: 'minor', text: 'Are you younger than 18?' },
  { id: 'pregnant', text: 'Are you pregnant, breastfeeding, or trying to get pregnant?' },
  { id: 'weightLoss', text: 'Have you lost weight in the last six months without wanting to?' },
  { id: 'eatingDisorder', text: 'Have you ever had an eating disorder?' },
  { id: 'fearsFood', text: 'Do you often feel anxious or guilty about what you eat?' },
  { id: 'eatsLittle', text: 'Do you already eat so few foods that it’s hard to get a full meal?' },
  { id: 'foodIsShort', text: 'Are there days when you can’t afford enough food?' },
  { id: 'lowersSugar', text: 'Do you take insulin or tablets that can make your blood sugar too low?' },
  { id: 'kidneyDisease', text: 'Do you have kidney disease?' },
  { id: 'otherDiet', text: 'Has a doctor put you on a diet, or are you following another elimination diet?' },
  {
    id: 'fructoseIntolerance',
    text: 'Were you born unable to break down fructose (hereditary fructose intolerance)?',
  },
  {
    id: 'severeReaction',
    text: 'Have you ever had a severe allergic reaction, swelling with hives, mastocytosis, or asthma after aspirin or wine?',
  },
  { id: 'kidneyStones', text: 'Have you ever had kidney stones or too much oxalate in your urine?' },
  {
    id: 'celiacOpen',
    text: 'Might you have celiac disease, without a blood test that has ruled it out?',
  },
] as const;

export type ScreeningQuestion = (typeof screeningQuestions)[number]['id'];

/** True for Yes; null as long as it isn’t answered, which is never No. */
export type ScreeningAnswers = Readonly<Record<ScreeningQuestion, boolean | null>>;

/** These close some tests; all others end the screening. */
const closesSome = ['severeReaction', 'kidneyStones', 'celiacOpen'] as const satisfies ScreeningQuestion[];
export type ClosesSome = (typeof closesSome)[number];

export type Refusal = Exclude<ScreeningQuestion, ClosesSome> | 'underweight';

export type Screening =
  | { readonly kind: 'unanswered'; readonly missing: readonly ScreeningQuestion[] }
  | { readonly kind: 'refused'; readonly reasons: readonly Refusal[] }
  | { readonly kind: 'cleared'; readonly closes: readonly ClosesSome[] };

const isRefusing = (it: ScreeningQuestion): it is Exclude<ScreeningQuestion, ClosesSome> =>
  !closesSome.some((each) => each === it);

const anyAnswered = (facts: PersonFacts, names: readonly string[], keys: readonly number[]): boolean =>
  names.some((name) => isAnswered(facts.answers, name, keys) === true);

const takes = ({ medications }: PersonFacts, name: string): boolean =>
  (medications ?? []).some(({ classes }) => classes.includes(name));

/** What the account and the health questionnaire already say. The member sees these answers and confirms them. */
export function offeredAnswers(facts: PersonFacts): Partial<Record<ScreeningQuestion, true>> {
  const says: Partial<Record<ScreeningQuestion, boolean>> = {
    minor: facts.age !== null && facts.age.from < 18,
    pregnant: anyAnswered(facts, ['pregnancy'], [2, 3, 4]),
    weightLoss: anyAnswered(facts, ['weight-loss'], [1]),
    eatingDisorder: anyAnswered(facts, ['eating-disorder'], [1]),
    lowersSugar: takes(facts, 'sugar-lowering') || anyAnswered(facts, ['type-1-diabetes'], [1]),
    kidneyDisease: anyAnswered(facts, ['kidney-disease', 'dialysis'], [1]),
    fructoseIntolerance: anyAnswered(facts, ['fructose-intolerance'], [1]),
    severeReaction: anyAnswered(facts, ['swelling-or-breath', 'food-allergy'], [1]),
    kidneyStones: anyAnswered(facts, ['kidney-stones'], [1]),
  };
  const offered: Partial<Record<ScreeningQuestion, true>> = {};
  for (const { id } of screeningQuestions) if (says[id] === true) offered[id] = true;
  return offered;
}

/** Nothing answered yet. */
export const noAnswers = Object.fromEntries(
  screeningQuestions.map(({ id }) => [id, null]),
) as ScreeningAnswers;

/** What is known of a person before they answer. */
export interface KnownAnswers {
  readonly offered: Partial<Record<ScreeningQuestion, true>>;
  readonly isUnderweight: boolean;
}

export const knownAnswers = (facts: PersonFacts): KnownAnswers => ({
  offered: offeredAnswers(facts),
  isUnderweight: facts.bmi !== null && facts.bmi < protocol.lowestBmi,
});

/** The stricter of the two counts: what is known of a person is not undone by an answer. */
export const screen = (answers: ScreeningAnswers, facts: PersonFacts): Screening =>
  screenKnowing(answers, knownAnswers(facts));

export function screenKnowing(
  answers: ScreeningAnswers,
  { offered, isUnderweight }: KnownAnswers,
): Screening {
  const isYes = ({ id }: { id: ScreeningQuestion }) => answers[id] === true || offered[id] === true;
  const yes = screeningQuestions.filter(isYes).map(({ id }) => id);
  const reasons: Refusal[] = yes.filter(isRefusing);
  if (isUnderweight) reasons.push('underweight');
  if (reasons.length > 0) return { kind: 'refused', reasons };
  const missing = screeningQuestions.map(({ id }) => id).filter((id) => answers[id] === null);
  if (missing.length > 0) return { kind: 'unanswered', missing };
  return { kind: 'cleared', closes: closesSome.filter((it) => yes.includes(it)) };
}

/** Whether these answers close a substance, whatever food carries it. */
export const isClosed = (closes: readonly ClosesSome[], substance: TestedSubstance): boolean =>
  (substance === 'oxalate' && closes.includes('kidneyStones')) ||
  (substance === 'fructans' && closes.includes('celiacOpen')) ||
  (!isCounted(substance) && closes.includes('severeReaction'));
