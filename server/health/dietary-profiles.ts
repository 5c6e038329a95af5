import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import type { OwnLimits } from '#domain/triggers/dose-limit.ts';
import type { MemberSafety } from './member-safety.ts';
import { findMember, type MemberReads } from './member-snapshot.ts';

export type ProfileReads = MemberReads;

/** The dietary profile every screen judges with: saved preferences, own lists, and safety constraints. */
export const findDietaryProfile = async (reads: ProfileReads, userId: string): Promise<DietaryProfile> =>
  (await findMember(reads, userId)).profile;

/** The limits from the member's food tests. */
export const findOwnLimits = async (reads: ProfileReads, userId: string): Promise<OwnLimits> =>
  (await findMember(reads, userId)).limits;

export const findSafety = async (reads: ProfileReads, userId: string): Promise<MemberSafety> =>
  (await findMember(reads, userId)).safety;
