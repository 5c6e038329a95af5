import type { MedicineBound } from '#domain/medicines/medicine-safety.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import { nutrients } from '#domain/nutrition/nutrients.ts';
import type { PersonFacts } from './person-facts.ts';
import type { SafetyNote } from './safety-of.ts';

/** A nutrient summed up per day. */
export interface DayLimit {
  /** Id of a nutrient, or `caffeine`. */
  readonly nutrient: string;
  readonly name: string;
  readonly unit: string;
  /** Maximum per day; null if it only has to stay steady. */
  readonly most: number | null;
}

/** How much of a nutrient a day holds. */
export interface DaySum extends DayLimit {
  readonly amount: number;
  readonly isOver: boolean;
  /** Titles of items without a figure for it. */
  readonly unknown: readonly string[];
}

/** Milligrams of caffeine per day and kilogram, for children and adolescents: EFSA 2015. */
const caffeineForKilogram = 3;

const measured = [
  ...nutrients.map(({ id, name, unit }) => ({ id, name, unit })),
  { id: 'caffeine', name: 'Caffeine', unit: 'mg' },
];

/** Age in years that counts for an account whose member is only known to be under 18: the lowest for one alone. */
const youngestAlone = 13;

/** Kilograms; for an unknown weight a light one for the age, by the formula of advanced pediatric life support. */
function weightOf({ weightKg, age }: PersonFacts): number | null {
  if (weightKg !== null || age === null) return weightKg;
  return 2 * ((age.from === age.to ? age.from : Math.max(age.from, youngestAlone)) + 4);
}

function maxOf({ rule, isEnabled }: SafetyNote, facts: PersonFacts): readonly [string, number][] {
  if (!isEnabled || rule.bound === null || rule.effect !== 'limit') return [];
  const { nutrient, most, unit } = rule.bound;
  const own = measured.find(({ id }) => id === nutrient)?.unit;
  if (most !== null && unit === own) return [[nutrient, most]];
  const weight = weightOf(facts);
  return most === null && nutrient === 'caffeine' && weight !== null
    ? [[nutrient, Math.floor(caffeineForKilogram * weight)]]
    : [];
}

/** The strictest limit of all notes for each nutrient, and the nutrients that medicines require to stay steady. */
export function dayLimits(
  notes: readonly SafetyNote[],
  bounds: readonly Pick<MedicineBound, 'bound'>[],
  facts: PersonFacts,
): DayLimit[] {
  const limits = new Map<string, number>();
  for (const [nutrient, max] of notes.flatMap((note) => maxOf(note, facts)))
    limits.set(nutrient, Math.min(max, limits.get(nutrient) ?? Infinity));
  const steady = new Set<string>(
    bounds.flatMap(({ bound }) => (bound.kind === 'keepSteady' ? [bound.nutrient] : [])),
  );
  return measured
    .filter(({ id }) => limits.has(id) || steady.has(id))
    .map(({ id, name, unit }) => ({ nutrient: id, name, unit, most: limits.get(id) ?? null }));
}

/** `Sodium: 2,450 mg, more than the 2,000 mg a day that are safe for you.` */
export function sumSentence({ name, unit, amount, most, isOver, unknown }: DaySum): string {
  const has = `${name}: ${formatNumber(amount)} ${unit}`;
  const missing = unknown.length === 0 ? '' : ` Not counted: ${unknown.join(', ')}.`;
  if (most === null) return `${has}. Keep it about the same every day.${missing}`;
  return isOver
    ? `${has}, more than the ${formatNumber(most)} ${unit} a day that are safe for you.${missing}`
    : `${has} of at most ${formatNumber(most)} ${unit} a day.${missing}`;
}

/** Why the plan wasn't saved. */
export const limitRefusal = (over: readonly DaySum[]): string => {
  const [first] = over;
  if (first === undefined) return '';
  return `We didn’t find meals with at most ${formatNumber(first.most ?? 0)} ${first.unit} of ${first.name.toLowerCase()} a day, as your safety notes ask. Remove a salty or strong item from the day, choose another diet, or add meals by hand.`;
};
