import type { OperationBody } from '#contract/operations.ts';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { profileOf } from '#domain/dietary-profile/profile-of.ts';
import { readPreferences } from '#domain/preferences/preferences.ts';
import type { Context } from '#server/context.ts';

/** The answers of a guest as a profile, by the same rules as the saved preferences of a member. */
export function guestProfile(
  answers: OperationBody<'findGuestRecipes'>,
  foods: Context['foods'],
): DietaryProfile {
  const metas = Object.entries(answers).map(([name, value]) => ({ name, value }));
  return profileOf(readPreferences(metas), {}, foods);
}
