import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';

/** Kilocalories a day of the person whose portion is one serving: the reference of US food labels. */
export const servingEater = 2000;
const smallest = 0.25;

export interface PortionedPerson {
  readonly profile: Pick<DietaryProfile, 'limits' | 'doses' | 'foodLimits'> | null;
  /** Kilocalories a day; null for unknown. */
  readonly energy: number | null;
}

/** Servings of one person, in tenths; one for unknown energy. */
function servingsOf({ profile, energy }: PortionedPerson): number {
  if (energy === null) return 1;
  const byEnergy = Math.max(smallest, energy / servingEater);
  // a dish is judged by one serving; more of it may be over a limit
  const isLimited =
    Object.values(profile?.limits ?? {}).some((limit) => limit < 3) ||
    (profile?.doses ?? []).length + (profile?.foodLimits ?? []).length > 0;
  return Math.round(10 * (isLimited ? Math.min(1, byEnergy) : byEnergy)) / 10;
}

/** What each eats of one pot, and the whole servings to cook for it. */
export function portionsOf(people: readonly PortionedPerson[]): {
  readonly each: readonly number[];
  readonly servings: number;
} {
  const each = people.map(servingsOf);
  const sum = each.reduce((total, portion) => total + portion, 0);
  return { each, servings: Math.max(1, Math.ceil(Math.round(10 * sum) / 10)) };
}
