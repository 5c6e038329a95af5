import { type ProfileRule, rulesOf } from '#domain/dietary-profile/profile-rules.ts';
import { isThere } from '#domain/household/meal-attendance.ts';
import type { MealSlot } from '#domain/meal-plan/meal-slots.ts';
import type { PlanTable } from './plan-table.ts';

/** Somebody else for whom a plan is made, with all rules of their profile as one that names no constraint. */
export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly rule: ProfileRule;
}

export interface TableGuests {
  /** Without those who share no constraints, or have none. */
  readonly guests: readonly Guest[];
  /** Who eats a meal along with the member, by index. */
  readonly guestsAt: (date: string, slot: MealSlot) => readonly number[];
}

/** Whom a member’s plan is for besides themselves; null for nobody. */
export function tableGuests(table: PlanTable | null): TableGuests | null {
  if (table === null) return null;
  const { people, seats } = table;
  const guests = people.flatMap(({ id, name, isMe, profile }): Guest[] => {
    const tests = isMe || profile === null ? [] : rulesOf(profile).flatMap((rule) => rule.tests);
    return tests.length === 0
      ? []
      : [{ id, name, rule: { kind: 'situation', name: `what ${name} can eat`, tests, safety: null } }];
  });
  const me = people.find(({ isMe }) => isMe)?.id ?? '';
  return {
    guests,
    guestsAt: (date, slot) =>
      isThere(seats, me, date, slot)
        ? [...guests.keys()].filter((at) => isThere(seats, guests[at]?.id ?? '', date, slot))
        : [],
  };
}
