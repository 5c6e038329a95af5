import type { Diet } from '#domain/diet/diets.ts';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';

/** Adults with an account of their own, in one household. */
export const maxAdults = 6;
/** Children and guests without an account, in one household. */
export const maxDependents = 8;
/** Unused invites of one household. */
export const maxInvites = 6;
export const inviteDays = 7;
/** Ids of people, as plans and calls name them. */
export const adultPersonId = (id: number): string => `adult-${id}`;
export const dependentPersonId = (id: number): string => `dependent-${id}`;

/** Server-sent events about the plan that members share. */
export const sharedPlanPath = '/api/users/me/household/plan-changes';

/** A change of a shared plan, as those who share it are notified of it. */
export interface PlanChangeNotice {
  readonly version: number;
  readonly what: 'plan' | 'shopping' | null;
  /** The name of the member who made it; null for the reader, and for somebody who no longer shares the plan. */
  readonly by: string | null;
}

export const dependentKinds = ['child', 'guest'] as const;
export type DependentKind = (typeof dependentKinds)[number];

/** A child or a guest, whose profile an adult of the household keeps. */
export interface Dependent {
  readonly name: string;
  readonly kind: DependentKind;
  /** Whole years; null for unknown. */
  readonly age: number | null;
  /** Names, as `domain/allergen/allergens.ts` has them. */
  readonly allergens: readonly string[];
  readonly diets: readonly Diet[];
  /** Names of foods that the person doesn't eat. */
  readonly excludedFoods: readonly string[];
  /** Axes on which a dish has to be Low. */
  readonly lowAxes: readonly Intolerance[];
  /** Kilocalories a day; null: what a person of this age needs. */
  readonly energyTarget: number | null;
}

/** What an adult lets the others see. */
export interface Sharing {
  /** The constraints on food, without their reasons. */
  readonly food: boolean;
  /** The calories of a day, for portions. */
  readonly energy: boolean;
}

export const defaultSharing: Sharing = { food: true, energy: false };
