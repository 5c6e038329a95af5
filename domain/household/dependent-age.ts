import { fullYears } from '#domain/calendar/full-years.ts';
import { bodyRanges } from '#domain/member/body-ranges.ts';
import type { Dependent } from './household.ts';

/** Years from which on somebody counts as grown up. */
export const adultFrom = 18;

/** As it is stored. */
export interface StoredDependent extends Dependent {
  /** The day on which the age was right, YYYY-MM-DD; null, or missing in rows of an earlier server, without one. */
  readonly ageGivenOn?: string | null;
}

/**
 * The profile on a day. The age is the one that was given and the full years since: never too high, and at most one
 * year too low, so the rules for small children err on the safe side. A child becomes a guest at 18: no other adults
 * are without an account.
 */
export function dependentOn({ ageGivenOn = null, ...given }: StoredDependent, day: string): Dependent {
  if (given.age === null || ageGivenOn === null) return given;
  const age = Math.min(bodyRanges.age.most, given.age + Math.max(0, fullYears(ageGivenOn, day)));
  return { ...given, age, kind: age < adultFrom ? given.kind : 'guest' };
}

/** What to store of a profile as it is sent: an age that is the present one anyway still counts from its day. */
export function dependentToStore(
  sent: Dependent,
  before: StoredDependent | null,
  day: string,
): StoredDependent {
  const isSame = before !== null && dependentOn(before, day).age === sent.age;
  return isSame
    ? { ...sent, age: before.age, ageGivenOn: before.ageGivenOn ?? null }
    : { ...sent, ageGivenOn: sent.age === null ? null : day };
}

/** Whether somebody is called a child at an age at which nobody is one. */
export const isGrownChild = ({ kind, age }: Pick<Dependent, 'kind' | 'age'>): boolean =>
  kind === 'child' && age !== null && age >= adultFrom;
