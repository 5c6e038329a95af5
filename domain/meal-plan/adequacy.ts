import type { MedicineBound } from '#domain/medicines/medicine-safety.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import type { DayLimit } from '#domain/safety/day-limits.ts';
import type { Directions } from '#domain/safety/opposite-advice.ts';
import type { PersonFacts } from '#domain/safety/person-facts.ts';

/** Nutrients of a week with a goal. */
export const goalNutrients = ['protein', 'fiber', 'iron', 'calcium', 'sodium'] as const;
export type GoalNutrient = (typeof goalNutrients)[number];

export const goalUnits = {
  protein: 'g',
  fiber: 'g',
  iron: 'mg',
  calcium: 'mg',
  sodium: 'mg',
} as const satisfies Record<GoalNutrient, string>;

export interface NutrientGoal {
  readonly nutrient: GoalNutrient;
  readonly amount: number;
  /** Whether a day shall have at least or at most this much. */
  readonly side: 'least' | 'most';
}

/** Amounts of an average day. */
export type DayAverage = Readonly<Record<GoalNutrient, number>>;

export interface GoalResult extends NutrientGoal {
  /** Of an average day. */
  readonly average: number;
  readonly isMet: boolean;
  /** False: no day of recipes that fit the person can reach it. */
  readonly isReachable: boolean;
}

type Person = Pick<PersonFacts, 'age' | 'sex' | 'weightKg' | 'answers'>;

/** Option of `pregnancy`: see content/questionnaire/201.yaml. */
const pregnant = 2;
const breastfeeding = 4;

/** What else sets amounts for the person. */
export interface SetAmounts {
  readonly limits: readonly Pick<DayLimit, 'nutrient' | 'most'>[];
  /** What their safety notes ask for. */
  readonly asked: Directions;
  /** Of all their medicines, agreed to or not. */
  readonly bounds: readonly Pick<MedicineBound, 'bound'>[];
}

/** Findings with which only a professional sets the goal. Not sure is not No. */
const leftToDoctor: Readonly<Partial<Record<GoalNutrient, readonly string[]>>> = {
  protein: ['kidney-disease', 'phenylketonuria'],
  fiber: ['bowel-inflammation'],
  iron: ['iron-overload'],
  calcium: ['high-calcium', 'kidney-disease'],
};

const mostOf = (nutrient: GoalNutrient, { limits }: SetAmounts): number | null =>
  limits.find((limit) => limit.nutrient === nutrient)?.most ?? null;

const keptByMedicine = ({ bound }: Pick<MedicineBound, 'bound'>): readonly string[] =>
  bound.kind === 'keepSteady' ? [bound.nutrient] : [];

/** Whether a goal would ask for the opposite of what a doctor, a safety note, or a medicine does. */
function isLeft({ nutrient, side }: NutrientGoal, { answers }: Person, set: SetAmounts): boolean {
  if (leftToDoctor[nutrient]?.some((name) => (answers.get(name) ?? 0) !== 0)) return true;
  // a limit of the notes is one that their medicines allow
  if (side === 'most' && mostOf(nutrient, set) !== null) return false;
  const opposite = side === 'least' ? set.asked.less : set.asked.more;
  return [...opposite, ...set.asked.even, ...set.bounds.flatMap(keptByMedicine)].includes(nutrient);
}

/**
 * Protein: Institute of Medicine, Dietary Reference Intakes (2005); from 65 on, ESPEN (2022); daily value for an unknown
 * person.
 */
const protein = {
  forKilogram: 0.8,
  under14: 0.95,
  under19: 0.85,
  from65: 1,
  inPregnancy: 1.1,
  breastfeeding: 1.3,
  female: 46,
  male: 56,
  unknown: 50,
} as const;

function proteinAtAge(age: Person['age']): number {
  if (age === null) return protein.forKilogram;
  if (age.from >= 65) return protein.from65;
  return age.to < 14 ? protein.under14 : age.to < 19 ? protein.under19 : protein.forKilogram;
}

function proteinGoal({ age, sex, weightKg, answers }: Person): number {
  const state = answers.get('pregnancy');
  const each =
    state === pregnant
      ? protein.inPregnancy
      : state === breastfeeding
        ? protein.breastfeeding
        : proteinAtAge(age);
  return weightKg === null ? protein[sex ?? 'unknown'] : Math.round(weightKg * each);
}

/** Iron in mg: Institute of Medicine (2001), by NIH Office of Dietary Supplements; daily value for an unknown person. */
function ironGoal({ age, sex, answers }: Person): number {
  const state = answers.get('pregnancy');
  if (state === pregnant) return 27;
  if (state === breastfeeding) return 9;
  if (age === null || sex === null) return 18;
  if (age.from >= 51) return 8;
  if (age.to < 19) return sex === 'female' ? 15 : 11;
  return sex === 'female' ? 18 : 8;
}

/** Calcium in mg: Institute of Medicine (2011), by NIH Office of Dietary Supplements. */
function calciumGoal({ age, sex }: Person): number {
  if (age !== null && age.to < 19) return 1300;
  if (age !== null && (age.from >= 71 || (age.from >= 51 && sex === 'female'))) return 1200;
  return 1000;
}

/** Fiber: 14 g for 1,000 kcal (IOM 2005). Sodium: the daily value, or less for a person with a limit. */
export function nutrientGoals(person: Person, target: number, set: SetAmounts): NutrientGoal[] {
  const goals: NutrientGoal[] = [
    { nutrient: 'protein', amount: proteinGoal(person), side: 'least' },
    { nutrient: 'fiber', amount: Math.round((target * 14) / 1000), side: 'least' },
    { nutrient: 'iron', amount: ironGoal(person), side: 'least' },
    { nutrient: 'calcium', amount: calciumGoal(person), side: 'least' },
    { nutrient: 'sodium', amount: Math.min(2300, mostOf('sodium', set) ?? 2300), side: 'most' },
  ];
  return goals.filter((goal) => !isLeft(goal, person, set));
}

/** A smaller miss is not worth a remark: figures of recipes are not that exact. */
const tolerated = 0.05;

/** `reach`: the most, or the least for a `most` goal, that a day of fitting recipes can have; null if unknown. */
export const goalResults = (
  goals: readonly NutrientGoal[],
  average: DayAverage,
  reach: Readonly<Partial<Record<GoalNutrient, number>>>,
): GoalResult[] =>
  goals.map((goal) => {
    const { nutrient, amount, side } = goal;
    const own = average[nutrient];
    const isMet = side === 'least' ? own >= amount * (1 - tolerated) : own <= amount * (1 + tolerated);
    const end = reach[nutrient];
    const isReachable =
      isMet ||
      end === undefined ||
      (side === 'least' ? end >= amount * (1 - tolerated) : end <= amount * (1 + tolerated));
    return { ...goal, average: own, isMet, isReachable };
  });

/** "This week has 38 g protein a day; aim for 55 g." Of the missed goals, the farthest first. */
export function missSentences(results: readonly GoalResult[]): string[] {
  const farOf = ({ average, amount }: GoalResult) => Math.abs(average - amount) / amount;
  return results
    .filter(({ isMet }) => !isMet)
    .toSorted((a, b) => farOf(b) - farOf(a))
    .map(({ nutrient, average, amount, side }) => {
      const unit = goalUnits[nutrient];
      return side === 'least'
        ? `This week has ${formatNumber(average)} ${unit} ${nutrient} a day; aim for ${formatNumber(amount)} ${unit}.`
        : `This week has ${formatNumber(average)} ${unit} ${nutrient} a day; aim for at most ${formatNumber(amount)} ${unit}.`;
    });
}

/** A miss of a quarter is for a professional. */
const largeShortfall = 0.25;

/** What to do about the misses; null without one that needs advice. */
export function goalAdvice(results: readonly GoalResult[]): string | null {
  const missed = results.filter(({ isMet }) => !isMet);
  const never = missed.filter(({ isReachable }) => !isReachable);
  const names = (of: readonly GoalResult[]) => of.map(({ nutrient }) => nutrient).join(' and ');
  if (never.length > 0)
    return `No week of the recipes that fit you reaches this much ${names(never)}. A registered dietitian can help you close the gap safely. This is information, not medical advice.`;
  return missed.some(({ average, amount }) => Math.abs(average - amount) / amount >= largeShortfall)
    ? 'If your weeks stay like this, talk it over with a registered dietitian. This is information, not medical advice.'
    : null;
}
