import { energyNeed } from './energy-need.ts';
import type { PersonFacts } from './person-facts.ts';
import type { SafetyNote } from './safety-of.ts';

/** Kilocalories a day below which nobody is offered a target without a doctor; 1,500 for whoever is not known to be a woman. */
export const energyFloors = { female: 1200, other: 1500 } as const;
export const mostEnergy = 10_000;

/** What a person may aim at. Kilocalories a day. */
export interface EnergySafety {
  /** False: their need is what is planned, and no other target can be chosen. */
  readonly mayHaveDeficit: boolean;
  /** Why not, one sentence each. */
  readonly reasons: readonly string[];
  readonly floor: number;
  readonly need: number;
  /** False: no figures of energy or weight are shown. */
  readonly showsNumbers: boolean;
  /** Why nothing is planned before a doctor was seen; null: it may be. */
  readonly planRefusal: string | null;
}

export function energySafety(
  notes: readonly Pick<SafetyNote, 'rule' | 'isOn'>[],
  facts: PersonFacts,
): EnergySafety {
  const bounds = notes.flatMap(({ rule, isOn }) =>
    isOn && rule.energy !== null ? [{ ...rule.energy, why: rule.why }] : [],
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

/** What is aimed at: the need of whoever may have no deficit, else what was saved, at least the floor. */
export const safeTarget = (
  { mayHaveDeficit, need, floor }: Pick<EnergySafety, 'mayHaveDeficit' | 'need' | 'floor'>,
  saved: number,
): number => (mayHaveDeficit ? Math.max(saved, floor) : need);

const kilocalories = (kcal: number) => `${kcal.toLocaleString('en')} kcal`;

/** Why this target cannot be saved; null: it can. The sentence names nothing below what is safe. */
export function targetRefusal(energy: EnergySafety, target: number): string | null {
  if (energy.planRefusal !== null) return energy.planRefusal;
  if (!energy.mayHaveDeficit)
    return target === energy.need
      ? null
      : `We plan what your body needs, so there is no target to set. ${energy.reasons.join(' ')}`;
  if (target >= energy.floor && target <= mostEnergy) return null;
  const range = `Choose from ${kilocalories(energy.floor)} to ${kilocalories(mostEnergy)} a day.`;
  return target < energy.floor
    ? `${range} Eating less than that needs a doctor, so please ask yours first.`
    : range;
}
