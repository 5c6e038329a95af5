import type { PersonFacts, Sex } from './person-facts.ts';

/** Levels of physical activity in the equations. */
type Activity = 'inactive' | 'lowActive' | 'active';

/** Kilocalories: a constant, and what each year, centimeter and kilogram adds. */
type Equation = readonly [constant: number, year: number, centimetre: number, kilogram: number];

/**
 * Estimated energy requirement in kilocalories a day: National Academies 2023, Dietary Reference Intakes for Energy, as
 * Health Canada publishes the equations. From 3 years on; from 19 as an adult.
 */
const adults: Readonly<Record<Sex, Readonly<Record<Activity, Equation>>>> = {
  female: {
    inactive: [584.9, -7.01, 5.72, 11.71],
    lowActive: [575.77, -7.01, 6.6, 12.14],
    active: [710.25, -7.01, 6.54, 12.34],
  },
  male: {
    inactive: [753.07, -10.83, 6.5, 14.1],
    lowActive: [581.47, -10.83, 8.3, 14.94],
    active: [1004.82, -10.83, 6.52, 15.91],
  },
};
const children: Readonly<Record<Sex, Readonly<Record<Activity, Equation>>>> = {
  female: {
    inactive: [55.59, -22.25, 8.43, 17.07],
    lowActive: [-297.54, -22.25, 12.77, 14.73],
    active: [-189.55, -22.25, 11.74, 18.34],
  },
  male: {
    inactive: [-447.51, 3.68, 13.01, 13.15],
    lowActive: [19.12, 3.68, 8.62, 20.28],
    active: [-388.19, 3.68, 12.66, 20.46],
  },
};
const adultFrom = 19;
const youngest = 3;

/** Kilocalories a day for growth. */
const growth = (sex: Sex, years: number): number =>
  years >= adultFrom ? 0 : years >= 14 ? 20 : years >= 9 ? (sex === 'male' ? 25 : 30) : 15;

/**
 * For unknown height or weight: average needs by age and sex, UK Scientific Advisory Committee on Nutrition 2011, from
 * 1 year on, rounded down to 10 kcal; for adults, the round figures of the UK health service.
 */
const averages: Readonly<Record<Sex, readonly number[]>> = {
  female: [
    710, 930, 1070, 1290, 1360, 1480, 1530, 1620, 1720, 1930, 2030, 2100, 2220, 2340, 2390, 2410, 2460, 2460,
  ],
  male: [
    760, 1000, 1170, 1380, 1480, 1570, 1640, 1740, 1840, 2030, 2120, 2240, 2410, 2620, 2820, 2960, 3080, 3150,
  ],
};
const averageFrom = 1;
const averageAdult: Readonly<Record<Sex, number>> = { female: 2000, male: 2500 };
/** For under-18s of unknown age. */
const averageYoung = 15;

/** `movement`: none, 1 to 149 minutes, 150 minutes and more in a week. */
const activityOf = ({ answers }: PersonFacts): Activity => {
  const movement = answers.get('movement');
  return movement === 1 ? 'inactive' : movement === 3 ? 'active' : 'lowActive';
};

function average(sex: Sex, years: number | null, isYoung: boolean): number {
  if (years === null && !isYoung) return averageAdult[sex];
  const at = years ?? averageYoung;
  if (at >= adultFrom) return averageAdult[sex];
  return averages[sex][Math.max(0, at - averageFrom)] ?? averageAdult[sex];
}

/** Weight in kilograms that the need is computed for; for an underweight adult, the lowest healthy weight. */
function healthyWeight(weightKg: number, heightCm: number, years: number): number {
  const min = 18.5 * (heightCm / 100) ** 2;
  return years >= adultFrom ? Math.max(weightKg, min) : weightKg;
}

function needOf(sex: Sex, facts: PersonFacts): number {
  const { age, heightCm, weightKg } = facts;
  const years = age === null ? null : age.from === age.to ? age.from : null;
  const isYoung = age !== null && age.to < 18;
  // the age of the band with the highest need, so that nobody gets too little
  const at = years ?? (isYoung ? averageYoung : age === null ? null : Math.max(adultFrom, age.from));
  if (at === null || at < youngest || heightCm === null || weightKg === null)
    return average(sex, years, isYoung);
  const table = at >= adultFrom ? adults : children;
  const [constant, year, centimetre, kilogram] = table[sex][activityOf(facts)];
  const weight = healthyWeight(weightKg, heightCm, at);
  return constant + year * at + centimetre * heightCm + kilogram * weight + growth(sex, at);
}

const step = 10;

/** Kilocalories a day to maintain the weight, rounded up to ten. For unknown sex, the higher one. */
export function energyNeed(facts: PersonFacts): number {
  const sexes: readonly Sex[] = facts.sex === null ? ['female', 'male'] : [facts.sex];
  return step * Math.ceil(Math.max(...sexes.map((sex) => needOf(sex, facts))) / step);
}
