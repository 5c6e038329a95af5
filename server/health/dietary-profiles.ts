import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { profileOf } from '#domain/dietary-profile/profile-of.ts';
import { readPreferences } from '#domain/preferences/preferences.ts';
import { withSafety } from '#domain/safety/safety-of.ts';
import type { OwnLimits } from '#domain/triggers/dose-limit.ts';
import { findMemberLists } from '#server/queries/member-lists.ts';
import { findMetas } from '#server/queries/metas.ts';
import { readOwnLimits } from './dose-limits.ts';
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
  const [safety, limits] = await Promise.all([findSafety(reads, userId), findOwnLimits(reads, userId)]);
  return { ...withSafety(saved, safety, safety.medicines), ...limits };
}

/** The limits from the member's food tests. */
export const findOwnLimits = (reads: ProfileReads, userId: string): Promise<OwnLimits> =>
  reads.queryCache.getFresh(
    ['trigger_limits', 'trigger_programs', 'settings'],
    { member: userId, read: 'own limits' },
    () => readOwnLimits(reads, reads.db, userId),
  );
