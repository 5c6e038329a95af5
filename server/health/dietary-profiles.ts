import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { profileOf } from '#domain/dietary-profile/profile-of.ts';
import { readPreferences } from '#domain/preferences/preferences.ts';
import { withSafety } from '#domain/safety/safety-of.ts';
import { findMemberLists } from '#server/queries/member-lists.ts';
import { findMetas } from '#server/queries/metas.ts';
import { readDoseLimits } from './dose-limits.ts';
import { findSafety, type SafetyReads } from './member-safety.ts';

export type ProfileReads = SafetyReads;

/** The dietary profile every screen judges with: saved preferences, own lists, and safety constraints. */
export async function findDietaryProfile(reads: ProfileReads, userId: string): Promise<DietaryProfile> {
  const { db, queryCache, foods } = reads;
  const saved = await queryCache.getFresh(['user_metas'], { member: userId, read: 'profile' }, async () => {
    const [metas, lists] = await Promise.all([findMetas(db, userId), findMemberLists(db, userId, foods)]);
    const preferences = readPreferences([...metas].map(([name, value]) => ({ name, value })));
    return profileOf(preferences, lists, foods);
  });
  const [safety, doses] = await Promise.all([
    findSafety(reads, userId),
    queryCache.getFresh(['trigger_limits'], { member: userId, read: 'dose limits' }, () =>
      readDoseLimits(reads, db, userId),
    ),
  ]);
  const profile = withSafety(saved, safety, safety.medicines);
  return doses.length === 0 ? profile : { ...profile, doses };
}
