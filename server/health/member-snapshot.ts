import { utcDay } from '#domain/calendar/real-date.ts';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { profileOf } from '#domain/dietary-profile/profile-of.ts';
import { readPreferences } from '#domain/preferences/preferences.ts';
import { withSafety } from '#domain/safety/safety-of.ts';
import type { OwnLimits } from '#domain/triggers/dose-limit.ts';
import type { Context } from '#server/context.ts';
import type { MemberTable } from '#server/db/member-versions.ts';
import { unauthorized } from '#server/errors.ts';
import type { Membership } from '#server/queries/households.ts';
import { memberListsOf } from '#server/queries/member-lists.ts';
import { findMemberRows } from '#server/queries/member-rows.ts';
import { lowOfOpen, offersTests } from '#server/triggers/running-program.ts';
import { ownLimitsOf } from './dose-limits.ts';
import { storedAnswersOf } from './encrypted-answers.ts';
import { healthContent } from './health-content.ts';
import { type MemberSafety, memberSafetyOf } from './member-safety.ts';

export type MemberReads = Pick<Context, 'db' | 'queryCache' | 'foods' | 'secrets' | 'log' | 'now'>;

/** The member as every page judges with. */
interface Eater {
  /** Saved preferences, own lists, safety constraints, and limits. */
  readonly profile: DietaryProfile;
  readonly limits: OwnLimits;
}

export interface MemberSnapshot extends Eater {
  readonly safety: MemberSafety;
  /** The household; null without one. */
  readonly place: Membership | null;
  readonly hasOwnRecipes: boolean;
  readonly hasNotes: boolean;
}

interface Stored extends MemberSnapshot {
  /** As while a food test runs; null where none leaves anything out. */
  readonly tested: Eater | null;
}

const tables: readonly MemberTable[] = [
  'consents',
  'health_answers',
  'household_adults',
  'recipe_notes',
  'recipes',
  'trigger_events',
  'trigger_limits',
  'trigger_programs',
  'user_metas',
  'users',
];

async function read(reads: MemberReads, userId: string): Promise<Stored> {
  const { db, foods, now } = reads;
  const [content, rows] = [await healthContent(reads), await findMemberRows(db, userId)];
  if (rows === undefined) throw unauthorized();
  const stored = rows.hasHealthConsent ? storedAnswersOf(reads, userId, rows.answers) : new Map();
  const safety = memberSafetyOf(now(), rows.user, content, stored);
  const preferences = readPreferences([...rows.metas].map(([name, value]) => ({ name, value })));
  const saved = profileOf(preferences, memberListsOf(rows.metas, foods), foods);
  const low = rows.openProgram && (await lowOfOpen(reads, db, userId, rows.openProgram));
  const eaterWith = (tested: typeof low): Eater => {
    const limits = ownLimitsOf(reads, userId, rows.limits, tested);
    return { profile: { ...withSafety(saved, safety, safety.medicines), ...limits }, limits };
  };
  const { place, hasOwnRecipes, hasNotes } = rows;
  return {
    ...eaterWith(null),
    ...{ safety, place, hasOwnRecipes, hasNotes },
    tested: low && eaterWith(low),
  };
}

/** What the pages of a member depend on. Computed after each change, and on another day, as a member may come of age. */
export async function findMember(reads: MemberReads, userId: string): Promise<MemberSnapshot> {
  const key = { member: userId, read: `snapshot ${utcDay(reads.now())}` };
  const { tested, ...member } = await reads.queryCache.getOwn(tables, key, () => read(reads, userId));
  if (tested === null) return member;
  const isOffered = await reads.queryCache.getFresh(['settings'], 'food tests', () => offersTests(reads.db));
  return isOffered ? { ...member, ...tested } : member;
}
