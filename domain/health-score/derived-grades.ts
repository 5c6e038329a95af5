import { type Answers, no } from '#domain/questionnaire/questionnaire.ts';

/** A grade with the answers it is based on. */
export interface Grade {
  /** 0 poor, 1 intermediate, 2 ideal. */
  readonly grade: 0 | 1 | 2;
  readonly words: string;
}

/** Body data from the profile that the score uses. */
export interface Body {
  /** Pounds. */
  readonly weight: number | null;
  /** Inches. */
  readonly height: number | null;
  /** Whether the member is 18 or older; null if unknown. */
  readonly isAdult: boolean | null;
}

/** Minimum portions per day by the key of the option; "cannot eat" counts as the maximum. */
const maxPortions = 3;
const cannotEatPlants = 5;
const portions = (key: number) => (key === cannotEatPlants ? maxPortions : key - 1);

/** 4.5 cups are five portions. Null if the missing portions are only those that the member cannot eat. */
function plantsMet(vegetables: number, fruit: number): boolean | null {
  if (portions(vegetables) + portions(fruit) < 5) return false;
  return vegetables === cannotEatPlants || fruit === cannotEatPlants ? null : true;
}

/**
 * The five diet criteria of Life's Simple 7, adapted to our questions: five portions of fruit and vegetables, two
 * servings of fish a week, three of whole grains a day, little salt, and sugary drinks up to three a week. Criteria
 * that the member cannot eat are excluded, and the grades (4 and 2 of 5) apply to the rest. Null until all are
 * answered.
 */
export function heartDiet(answers: Answers): Grade | null {
  const [vegetables, fruit, fish, grains, drinks, salt] = [
    'vegetables',
    'fruit',
    'fish',
    'whole-grains',
    'sweet-drinks',
    'salt',
  ].map((name) => answers.get(name));
  if (
    vegetables === undefined ||
    fruit === undefined ||
    fish === undefined ||
    grains === undefined ||
    drinks === undefined ||
    salt === undefined
  )
    return null;
  const counted = [
    plantsMet(vegetables, fruit),
    fish === 5 ? null : fish === 3 || fish === 4,
    grains === 4 ? null : grains === 3,
    drinks === 1,
    salt === 1,
  ].filter((isMet) => isMet !== null);
  const met = counted.filter(Boolean).length;
  const words = `${met} of ${counted.length} met`;
  return { grade: 5 * met >= 4 * counted.length ? 2 : 5 * met >= 2 * counted.length ? 1 : 0, words };
}

const kilogramsOfPound = 0.453_592_37;
const metresOfInch = 0.0254;
const minHealthy = 18.5;

/** The option of `pregnancy` for neither pregnant nor breastfeeding. */
const notPregnant = 1;

const gradeOf = (index: number): Grade['grade'] => (index >= 30 ? 0 : index >= 25 ? 1 : 2);

/** Rounded to a tenth, but never across the bound of a grade. */
function shownIndex(index: number): number {
  const rounded = Math.round(10 * index) / 10;
  return gradeOf(rounded) === gradeOf(index) ? rounded : Math.floor(10 * index) / 10;
}

/**
 * Body-mass index from the profile. Graded only for people known to be adults, neither pregnant nor breastfeeding and
 * without an eating disorder; not below 18.5 (which needs a doctor, not a score), and not for implausible figures.
 */
export function bodyMass({ weight, height, isAdult }: Body, answers: Answers): Grade | null {
  const isGradable =
    isAdult === true && answers.get('pregnancy') === notPregnant && answers.get('eating-disorder') === no;
  if (!isGradable || weight === null || height === null || height <= 0) return null;
  const index = (weight * kilogramsOfPound) / (height * metresOfInch) ** 2;
  if (index < minHealthy || index > 80) return null;
  return { grade: gradeOf(index), words: `${shownIndex(index)} kg/m²` };
}
