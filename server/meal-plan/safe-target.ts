import type { components } from '#contract/api.ts';
import { type EnergySafety, safeTarget } from '#domain/safety/energy-safety.ts';
import { findSafety, type ProfileReads } from '#server/health/dietary-profiles.ts';
import { findTarget } from '#server/queries/meal-plans.ts';

/** The member's daily calorie target, raised to what is safe for them. */
export async function findSafeTarget(reads: ProfileReads, userId: string): Promise<number> {
  const [{ energy }, saved] = await Promise.all([findSafety(reads, userId), findTarget(reads.db, userId)]);
  return safeTarget(energy, saved);
}

export const energyResponse = (energy: EnergySafety): components['schemas']['EnergySafety'] => ({
  is_own_choice: energy.mayHaveDeficit && energy.planRefusal === null,
  least: energy.mayHaveDeficit ? energy.floor : energy.need,
  shows_numbers: energy.showsNumbers,
  reasons: [...energy.reasons],
});
