import { formatNumber } from '#domain/message/format-number.ts';
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

/** Findings with which only a professional sets the goal; 0 is No. */
const leftToDoctor: Readonly<Partial<Record<GoalNutrient, readonly string[]>>> = {
  protein: ['kidney-disease'],
  iron: ['iron-overload'],
  calcium: ['high-calcium', 'kidney-disease'],
};
const isLeft = (nutrient: GoalNutrient, { answers }: Person): boolean =>
  leftToDoctor[nutrient]?.some((name) => (answers.get(name) ?? 0) > 0) ?? false;

/** Protein: Institute of Medicine, Dietary Reference Intakes (2005); daily value for an unknown person. */
const protein = {
  forKilogram: 0.8,
  inPregnancy: 1.1,
  breastfeeding: 1.3,
  female: 46,
  male: 56,
  unknown: 50,
} as const;

function proteinGoal({ sex, weightKg, answers }: Person): number {
  const state = answers.get('pregnancy');
  const each =
    state === pregnant
      ? protein.inPregnancy
      : state === breastfeeding
        ? protein.breastfeeding
        : protein.forKilogram;
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
export function nutrientGoals(person: Person, target: number, sodiumLimit: number | null): NutrientGoal[] {
  const goals: NutrientGoal[] = [
    { nutrient: 'protein', amount: proteinGoal(person), side: 'least' },
    { nutrient: 'fiber', amount: Math.round((target * 14) / 1000), side: 'least' },
    { nutrient: 'iron', amount: ironGoal(person), side: 'least' },
    { nutrient: 'calcium', amount: calciumGoal(person), side: 'least' },
    { nutrient: 'sodium', amount: Math.min(2300, sodiumLimit ?? 2300), side: 'most' },
  ];
  return goals.filter(({ nutrient }) => !isLeft(nutrient, person));
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
