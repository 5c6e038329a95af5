import { utcDay } from '#domain/calendar/real-date.ts';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { dependentOn } from '#domain/household/dependent-age.ts';
import { dependentEnergy, dependentLimits, dependentProfile } from '#domain/household/dependent-profile.ts';
import { adultPersonId, type Dependent, dependentPersonId } from '#domain/household/household.ts';
import { sharedProfile } from '#domain/household/shared-profile.ts';
import { displayName } from '#domain/member/display-name.ts';
import type { DayLimit } from '#domain/safety/day-limits.ts';
import { safeTarget } from '#domain/safety/energy-safety.ts';
import type { ProfileReads } from '#server/health/dietary-profiles.ts';
import { healthContent } from '#server/health/health-content.ts';
import { findMember } from '#server/health/member-snapshot.ts';
import { type AdultRow, type DependentRow, findAdults, findDependents } from '#server/queries/households.ts';
import { findTarget } from '#server/queries/meal-plans.ts';

/** Somebody who eats with the member, as far as the member may know. */
export interface Person {
  /** `adult-7` or `dependent-4`. */
  readonly id: string;
  readonly name: string;
  readonly kind: 'adult' | 'child' | 'guest';
  readonly role: 'owner' | 'adult' | null;
  readonly isMe: boolean;
  /** The member, or a profile that the member keeps. */
  readonly isMine: boolean;
  /** Null: not shared. Others are without the reasons of their constraints. */
  readonly profile: DietaryProfile | null;
  /** Kilocalories a day; null: not shared. */
  readonly energy: number | null;
  readonly dependent: Dependent | null;
  /** Of a day, at the age of a dependent; empty for adults, whose own notes say theirs. */
  readonly limits: readonly DayLimit[];
}

async function adultOf(reads: ProfileReads, me: string, row: AdultRow): Promise<Person> {
  const { id, userId, role, sharing } = row;
  const isMe = userId === me;
  const {
    profile,
    safety: { energy },
  } = await findMember(reads, userId);
  const target = safeTarget(energy, await findTarget(reads.db, userId));
  const isEnergyShown = (isMe || sharing.energy) && energy.showsNumbers;
  return {
    id: adultPersonId(id),
    name: displayName(row),
    kind: 'adult',
    role,
    isMe,
    isMine: isMe,
    profile: isMe ? profile : sharing.food ? sharedProfile(profile) : null,
    energy: isEnergyShown ? target : null,
    dependent: null,
    limits: [],
  };
}

/** Everybody of a household, the adults first. */
export async function findPeople(reads: ProfileReads, me: string, householdId: number): Promise<Person[]> {
  const [adults, dependents, { situations }] = await Promise.all([
    findAdults(reads.db, householdId),
    findDependents(reads.db, householdId),
    healthContent(reads),
  ]);
  const today = utcDay(reads.now());
  const dependentOf = ({ id, keeperId, profile }: DependentRow): Person => {
    const dependent = dependentOn(profile, today);
    return {
      id: dependentPersonId(id),
      name: dependent.name,
      kind: dependent.kind,
      role: null,
      isMe: false,
      isMine: keeperId === me,
      profile: dependentProfile(dependent, reads.foods, situations),
      energy: dependentEnergy(dependent),
      dependent,
      limits: dependentLimits(dependent, situations),
    };
  };
  const shown = adults.filter(({ userId, isLeaving }) => userId === me || !isLeaving);
  const people = await Promise.all(shown.map((row) => adultOf(reads, me, row)));
  return [...people, ...dependents.map(dependentOf)];
}
