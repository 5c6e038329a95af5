import { formatNumber } from '#domain/message/format-number.ts';
import { energyNeed } from './energy-need.ts';
import type { PersonFacts } from './person-facts.ts';
import type { SafetyNote } from './safety-of.ts';

/** Lowest target in kilocalories a day without a doctor; 1,500 unless known to be a woman. */
export const energyFloors = { female: 1200, other: 1500 } as const;
export const maxEnergy = 10_000;

/** Safe energy targets of a person, in kilocalories a day. */
export interface EnergySafety {
  /** False if plans always cover the need and no other target can be chosen. */
  readonly mayHaveDeficit: boolean;
  /** Reasons why not, one sentence each. */
  readonly reasons: readonly string[];
  readonly floor: number;
  readonly need: number;
  /** False: no figures of energy or weight are shown. */
  readonly showsNumbers: boolean;
  /** Why a doctor has to be consulted before planning; null if plans are allowed. */
  readonly planRefusal: string | null;
}

export function energySafety(
  notes: readonly Pick<SafetyNote, 'rule' | 'isEnabled'>[],
  facts: PersonFacts,
): EnergySafety {
  const bounds = notes.flatMap(({ rule, isEnabled }) =>
    isEnabled && rule.energy !== null ? [{ ...rule.energy, why: rule.why }] : [],
  );
  const usual = facts.sex === 'female' ? energyFloors.female : energyFloors.other;
  const floor = Math.max(usual, ...bounds.map((bound) => bound.floor ?? 0));
  const extra = Math.max(0, ...bounds.map((bound) => bound.extra));
  return {
    mayHaveDeficit: bounds.length === 0,
    reasons: [...new Set(bounds.map(({ why }) => why))],
    floor,
    need: Math.max(energyNeed(facts) + extra, floor),
    showsNumbers: bounds.every(({ showsNumbers }) => showsNumbers),
    planRefusal: bounds.find(({ mayPlan }) => !mayPlan)?.why ?? null,
  };
}

/** The target of plans: the need if no deficit is allowed, else the saved target, at least the floor. */
export const safeTarget = (
  { mayHaveDeficit, need, floor }: Pick<EnergySafety, 'mayHaveDeficit' | 'need' | 'floor'>,
  saved: number,
): number => (mayHaveDeficit ? Math.max(saved, floor) : need);

const kilocalories = (kcal: number) => `${formatNumber(kcal)} kcal`;

/** Why this target cannot be saved; null if it can. The sentence mentions no unsafe figure. */
export function targetRefusal(energy: EnergySafety, target: number): string | null {
  if (energy.planRefusal !== null) return energy.planRefusal;
  if (!energy.mayHaveDeficit)
    return target === energy.need
      ? null
      : `We plan what your body needs, so there is no target to set. ${energy.reasons.join(' ')}`;
  if (target >= energy.floor && target <= maxEnergy) return null;
  const range = `Choose from ${kilocalories(energy.floor)} to ${kilocalories(maxEnergy)} a day.`;
  return target < energy.floor
    ? `${range} Eating less than that needs a doctor, so please ask yours first.`
    : range;
}
