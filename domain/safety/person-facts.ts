import { fullYears } from '#domain/calendar/full-years.ts';
import { isRealDate } from '#domain/calendar/real-date.ts';
import type { Answers, Medication } from '#domain/questionnaire/questionnaire.ts';

export type Sex = 'female' | 'male';

/** Range of whole years: one year if the date of birth is known, else the answered band. */
export interface AgeRange {
  readonly from: number;
  readonly to: number;
}

/** Facts about a person that safety rules depend on. Null means unknown, which is never No. */
export interface PersonFacts {
  readonly age: AgeRange | null;
  readonly sex: Sex | null;
  readonly heightCm: number | null;
  readonly weightKg: number | null;
  /** kg/m², not rounded. */
  readonly bmi: number | null;
  /** True if height or weight were given and cannot be right. */
  readonly isBodyUnclear: boolean;
  readonly answers: Answers;
  /** Null until the member has answered. */
  readonly medications: readonly Pick<Medication, 'name' | 'classes'>[] | null;
}

/** Body data of an account. */
export interface Account {
  /** YYYY-MM-DD */
  readonly dateOfBirth: string | null;
  readonly gender: 'female' | 'male' | 'other';
  /** Pounds. */
  readonly weight: number | null;
  /** Inches. */
  readonly height: number | null;
}

const kilogramsOfPound = 0.453_592_37;
const centimetresOfInch = 2.54;
const oldest = 120;

/** Options of `age`, as bands. The last option, `I would rather not say`, is none. */
const bands: Readonly<Record<number, AgeRange>> = {
  1: { from: 0, to: 17 },
  2: { from: 18, to: 50 },
  3: { from: 51, to: 70 },
  4: { from: 71, to: oldest },
};

/** Young if either the date of birth or the answer says so. An impossible date counts as unknown. */
export function ageOf(birth: string | null, answers: Answers, day: string): AgeRange | null {
  const answered = bands[answers.get('age') ?? 0] ?? null;
  if (birth === null || !isRealDate(birth)) return answered;
  const years = fullYears(birth, day);
  if (years < 0 || years > oldest) return answered;
  return answered !== null && answered.to < 18 && years >= 18 ? answered : { from: years, to: years };
}

/** Null if the two sources contradict each other or both are missing. `other` is the default of an account. */
function sexOf(gender: Account['gender'], answers: Answers): Sex | null {
  const answered = answers.get('sex');
  const bySex = answered === 1 ? 'female' : answered === 2 ? 'male' : null;
  if (answered === 3) return null;
  if (gender === 'other') return bySex;
  return bySex === null || bySex === gender ? gender : null;
}

const within = (value: number, min: number, max: number) => (value >= min && value <= max ? value : null);

/** Facts from the account and the answers on this day. Implausible figures count as unknown. */
export function personFacts(
  { dateOfBirth, gender, weight, height }: Account,
  answers: Answers,
  medications: PersonFacts['medications'],
  day: string,
): PersonFacts {
  return {
    age: ageOf(dateOfBirth, answers, day),
    sex: sexOf(gender, answers),
    ...bodyOf(height, weight),
    answers,
    medications,
  };
}

type BodyFacts = Pick<PersonFacts, 'heightCm' | 'weightKg' | 'bmi' | 'isBodyUnclear'>;

/** Figures that are possible by themselves but not together are both unknown. */
function bodyOf(height: Account['height'], weight: Account['weight']): BodyFacts {
  const heightCm = height === null ? null : within(height * centimetresOfInch, 50, 250);
  const weightKg = weight === null ? null : within(weight * kilogramsOfPound, 2, 500);
  const isUnclear = (height !== null && heightCm === null) || (weight !== null && weightKg === null);
  if (heightCm === null || weightKg === null)
    return { heightCm, weightKg, bmi: null, isBodyUnclear: isUnclear };
  const bmi = within(weightKg / (heightCm / 100) ** 2, 5, 150);
  if (bmi === null) return { heightCm: null, weightKg: null, bmi, isBodyUnclear: true };
  return { heightCm, weightKg, bmi, isBodyUnclear: false };
}

/** Facts with everything unknown. */
export const unknownPerson: PersonFacts = {
  age: null,
  sex: null,
  heightCm: null,
  weightKg: null,
  bmi: null,
  isBodyUnclear: false,
  answers: new Map(),
  medications: null,
};
