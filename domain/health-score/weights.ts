import { type ScoreSource, scoreSources } from './score-sources.ts';

export const areas = [
  { id: 'heart', label: 'Heart' },
  { id: 'eating', label: 'What you eat' },
  { id: 'sleep', label: 'Sleep' },
  { id: 'wellbeing', label: 'How you have been' },
  { id: 'symptoms', label: 'Symptoms' },
] as const;
export type AreaId = (typeof areas)[number]['id'];

interface Item {
  readonly id: string;
  readonly area: AreaId;
  readonly label: string;
  readonly source: ScoreSource;
  /** In tenths of a point, so that sums are exact. */
  readonly maxTenths: number;
}

/** Points from one question. */
export interface QuestionItem extends Item {
  readonly question: string;
  /** Tenths of a point by the key of the option; null if the answer isn't counted. */
  readonly tenths: Readonly<Record<number, number | null>>;
  /** The bands are for adults, so under-18s aren't graded. */
  readonly isForAdults?: true;
}

/** Points from a computed grade. */
export interface DerivedItem extends Item {
  readonly derived: 'heart-diet' | 'body-mass';
  /** Tenths of a point by the grade: 0 poor, 1 intermediate, 2 ideal. */
  readonly grades: readonly [number, number, number];
}
export type ScoreItem = QuestionItem | DerivedItem;

const { ls7, medas, sleepHours, sleepQuality, who5, own } = scoreSources;

const heart = (id: string, label: string, tenths: QuestionItem['tenths']): QuestionItem => ({
  id,
  area: 'heart',
  label,
  source: ls7,
  maxTenths: 60,
  question: id,
  tenths,
});

const ofAdults = (item: QuestionItem): QuestionItem => ({ ...item, isForAdults: true });

const ofHeart = (id: DerivedItem['derived'], label: string): DerivedItem => ({
  id,
  area: 'heart',
  label,
  source: ls7,
  maxTenths: 60,
  derived: id,
  grades: [0, 30, 60],
});

/** One criterion of the screener and the options that meet it; not counted if the member cannot eat it. */
const eating = (
  question: string,
  label: string,
  { met, of, not = [] }: { met: readonly number[]; of: number; not?: readonly number[] },
): QuestionItem => ({
  id: `eating-${question}`,
  area: 'eating',
  label,
  source: medas,
  maxTenths: 15,
  question,
  tenths: Object.fromEntries(
    Array.from({ length: of }, (_, n) => n + 1).map((key) => [
      key,
      not.includes(key) ? null : met.includes(key) ? 15 : 0,
    ]),
  ),
});

const wellbeing = (question: string, label: string): QuestionItem => ({
  id: question,
  area: 'wellbeing',
  label,
  source: who5,
  maxTenths: 30,
  question,
  tenths: { 1: 0, 2: 6, 3: 12, 4: 18, 5: 24, 6: 30 },
});

const symptom = (question: string, label: string): QuestionItem => ({
  id: question,
  area: 'symptoms',
  label,
  source: own,
  maxTenths: 30,
  question,
  tenths: { 1: 30, 2: 20, 3: 10, 4: 0 },
});

/** The whole score: 42 points for the heart, 18 for eating, 10 for sleep, 15 for wellbeing, 15 for symptoms. */
export const scoreItems: readonly ScoreItem[] = [
  heart('smoking', 'Smoking', { 1: 0, 2: 30, 3: 60, 4: 60 }),
  ofHeart('heart-diet', 'A diet for the heart'),
  ofAdults(heart('movement', 'Movement', { 1: 0, 2: 30, 3: 60 })),
  ofHeart('body-mass', 'Weight for your height'),
  ofAdults(heart('blood-pressure', 'Blood pressure', { 1: 60, 2: 30, 3: 0, 4: null, 5: 0 })),
  ofAdults(heart('cholesterol', 'Cholesterol', { 1: 60, 2: 30, 3: 0, 4: null })),
  heart('blood-sugar', 'Blood sugar', { 1: 60, 2: 30, 3: 0, 4: null }),
  eating('vegetables', 'Vegetables: two portions a day', { met: [3, 4], of: 5, not: [5] }),
  eating('fruit', 'Fruit: three portions a day', { met: [4], of: 5, not: [5] }),
  eating('pulses', 'Beans and lentils: three times a week', { met: [3], of: 4, not: [4] }),
  eating('nuts', 'Nuts: three times a week', { met: [3], of: 4, not: [4] }),
  eating('fish', 'Fish: three times a week', { met: [4], of: 5, not: [5] }),
  eating('red-meat', 'Red meat: less than once a day', { met: [1, 2], of: 3 }),
  eating('poultry', 'White meat rather than red', { met: [1, 3], of: 3 }),
  eating('main-fat', 'Olive oil for cooking', { met: [1], of: 5, not: [5] }),
  eating('olive-oil', 'Olive oil: four spoons a day', { met: [3], of: 4, not: [4] }),
  eating('butter', 'Butter and cream: less than once a day', { met: [1], of: 2 }),
  eating('sweet-drinks', 'Sweet drinks: less than once a day', { met: [1, 2], of: 3 }),
  eating('sweets', 'Cakes and candy: less than three times a week', { met: [1], of: 2 }),
  {
    id: 'sleep-hours',
    area: 'sleep',
    label: 'Hours of sleep',
    source: sleepHours,
    maxTenths: 50,
    question: 'sleep-hours',
    isForAdults: true,
    tenths: { 1: 0, 2: 25, 3: 50, 4: 25 },
  },
  {
    id: 'sleep-quality',
    area: 'sleep',
    label: 'Trouble sleeping',
    source: sleepQuality,
    maxTenths: 50,
    question: 'sleep-quality',
    tenths: { 1: 50, 2: 25, 3: 0 },
  },
  wellbeing('good-spirits', 'Good mood'),
  wellbeing('calm', 'Feeling at ease'),
  wellbeing('energy', 'Energy'),
  wellbeing('refreshed', 'Waking up rested'),
  wellbeing('interest', 'Days that matter'),
  symptom('interference', 'Symptoms that hold you back'),
  symptom('belly-pain', 'Belly pain'),
  symptom('bloating', 'Bloating'),
  symptom('flushing', 'Skin reactions'),
  symptom('tiredness', 'Tiredness'),
];

/** Lowest score of the band. Our own bands: those of Life’s Essential 8 apply to a different score. */
export const bands = [
  { id: 'high', from: 80, label: 'In a good place', color: '#3f8f5f' },
  { id: 'moderate', from: 50, label: 'Well on the way', color: '#b7791f' },
  { id: 'low', from: 0, label: 'Room to move', color: '#b3452f' },
] as const;

/** Points that items must be able to have before there is a score: half of all, so that one answer decides nothing. */
export const minCounted = 50;

/** Shown while fewer are counted; with some, its label says how many answers are missing. */
export const openBand = { id: 'open', score: 50, label: 'No answers yet', color: '#7a7770' } as const;
export type BandId = (typeof bands)[number]['id'] | typeof openBand.id;
