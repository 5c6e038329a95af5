import { type Answers, unknown } from '#domain/questionnaire/questionnaire.ts';

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

/**
 * Body-mass index from the profile. Not graded below 18.5 (which needs a doctor, not a score), under 18, in pregnancy,
 * while breastfeeding, with an eating disorder, or for implausible figures.
 */
export function bodyMass({ weight, height, isAdult }: Body, answers: Answers): Grade | null {
  const pregnancy = answers.get('pregnancy') ?? 1;
  const isGradable =
    isAdult !== false &&
    ![2, 3, 4].includes(pregnancy) &&
    ![1, unknown].includes(answers.get('eating-disorder') ?? 0);
  if (!isGradable || weight === null || height === null || height <= 0) return null;
  const index = Math.round((10 * weight * kilogramsOfPound) / (height * metresOfInch) ** 2) / 10;
  if (index < minHealthy || index > 80) return null;
  const words = `${index} kg/m²`;
  if (index >= 30) return { grade: 0, words };
  return { grade: index >= 25 ? 1 : 2, words };
}
