import { isCounted, type TestedSubstance } from './doses.ts';

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
  {
    id: 'bowelIllness',
    text: 'Do you have Crohn’s disease, ulcerative colitis, or celiac disease, or have you had surgery on your stomach?',
  },
  {
    id: 'seriousIllness',
    text: 'Do you have heart failure, liver disease, or phenylketonuria, or are you being treated for cancer?',
  },
  {
    id: 'warningSigns',
    text: 'Do you have blood in your stool, trouble swallowing, or vomiting that keeps coming back?',
  },
  {
    id: 'unlistedMedicine',
    text: 'Do you take a medicine or supplement that isn’t on your list of medicines here? If so, add it there first.',
  },
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

export type Refusal = Exclude<ScreeningQuestion, ClosesSome> | 'underweight' | 'bodyUnknown' | 'notAdvised';

export type Screening =
  | { readonly kind: 'unanswered'; readonly missing: readonly ScreeningQuestion[] }
  | { readonly kind: 'refused'; readonly reasons: readonly Refusal[] }
  | { readonly kind: 'cleared'; readonly closes: readonly ClosesSome[] };

const isRefusing = (it: ScreeningQuestion): it is Exclude<ScreeningQuestion, ClosesSome> =>
  !closesSome.some((each) => each === it);

/** Nothing answered yet. */
export const noAnswers = Object.fromEntries(
  screeningQuestions.map(({ id }) => [id, null]),
) as ScreeningAnswers;

/** What is known of a person before they answer. */
export interface KnownAnswers {
  readonly offered: Partial<Record<ScreeningQuestion, true>>;
  readonly isUnderweight: boolean;
  /** Without weight and height nobody can tell whether they are underweight, and it isn't asked. */
  readonly isBodyUnknown: boolean;
  /** We keep advice to leave food out from them, whatever they answer. */
  readonly isWithheld: boolean;
}

/** The stricter of the two counts: what is known of a person is not undone by an answer. */
export function screen(
  answers: ScreeningAnswers,
  { offered, isUnderweight, isBodyUnknown, isWithheld }: KnownAnswers,
): Screening {
  const isYes = ({ id }: { id: ScreeningQuestion }) => answers[id] === true || offered[id] === true;
  const yes = screeningQuestions.filter(isYes).map(({ id }) => id);
  const reasons: Refusal[] = yes.filter(isRefusing);
  if (isUnderweight) reasons.push('underweight');
  if (isWithheld) reasons.push('notAdvised');
  if (isBodyUnknown) reasons.push('bodyUnknown');
  if (reasons.length > 0) return { kind: 'refused', reasons };
  const missing = screeningQuestions.map(({ id }) => id).filter((id) => (answers[id] ?? null) === null);
  if (missing.length > 0) return { kind: 'unanswered', missing };
  return { kind: 'cleared', closes: closesSome.filter((it) => yes.includes(it)) };
}

/** Whether these answers close a substance, whatever food carries it. */
export const isClosed = (closes: readonly ClosesSome[], substance: TestedSubstance): boolean =>
  (substance === 'oxalate' && closes.includes('kidneyStones')) ||
  (substance === 'fructans' && closes.includes('celiacOpen')) ||
  (!isCounted(substance) && closes.includes('severeReaction'));
