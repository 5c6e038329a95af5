import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { isServable } from '#domain/dietary-profile/judge.ts';
import { type Eater, profileOfAll } from '#domain/dietary-profile/judge-several.ts';
import { stateOf } from '#domain/swap/changed-dish.ts';
import type { Dish } from '#domain/swap/dish.ts';
import { firstMention, wordsFor } from './first-mention.ts';
import type { FittingChange, StepContext } from './fitting-steps.ts';
import { findChanges, withChanges } from './make-it-fit.ts';

/** Somebody who shares what they eat. */
export interface KnownEater extends Eater {
  readonly profile: DietaryProfile;
}

/** One person's portion, which parts from the pot before a step. */
export interface PartedPortion {
  readonly eater: KnownEater;
  readonly changes: readonly FittingChange[];
  /** Index of the step before which it is taken out. */
  readonly atStep: number;
  /** An allergen of this person is in what the others get. */
  readonly isAllergic: boolean;
}

export type TableFit =
  | { readonly kind: 'fits' }
  /** Everybody eats the changed dish. */
  | { readonly kind: 'shared'; readonly changes: readonly FittingChange[] }
  /** One pot until a step, then a change for some. */
  | { readonly kind: 'parted'; readonly portions: readonly PartedPortion[] }
  | { readonly kind: 'impossible' };

interface FitForAllOptions extends Pick<StepContext, 'roles'> {
  /** Of the recipe, in order. */
  readonly steps: readonly string[];
  /** The names of a food in the recipe. */
  readonly namesOf: (foodId: string) => readonly string[];
  readonly pause: () => Promise<void>;
  /** For one person, or for all of them; without it as many as leave the dish itself. */
  readonly maxChanges?: number | undefined;
}

const fits = (dish: Dish, { profile }: KnownEater) => isServable(stateOf(dish, profile).judgement);

/** The changes after which everybody can eat the dish; null if there are none. */
async function sharedChanges(
  dish: Dish,
  eaters: readonly KnownEater[],
  options: FitForAllOptions,
): Promise<readonly FittingChange[] | null> {
  const profile = profileOfAll(eaters.map((eater) => eater.profile));
  const changes = await findChanges(dish, { ...options, profile });
  if (changes === null || changes.length === 0) return null;
  const changed = withChanges(dish, changes);
  return eaters.every((eater) => fits(changed, eater)) ? changes : null;
}

/** The portion of one person whose changes are all in the second half of the steps; null if there is none. */
async function partedPortion(
  dish: Dish,
  eater: KnownEater,
  options: FitForAllOptions,
): Promise<PartedPortion | null> {
  const changes = await findChanges(dish, { ...options, profile: eater.profile });
  if (changes === null || changes.length === 0) return null;
  const { steps, namesOf } = options;
  const starts = dish.ingredients
    .filter(({ food }) => changes.some(({ foodId }) => foodId === food.id))
    .map(({ food }) => firstMention(steps, wordsFor(food, namesOf(food.id))));
  const atStep = Math.min(...starts);
  if (!Number.isFinite(atStep) || atStep === 0 || atStep * 2 < steps.length) return null;
  const { reasons } = stateOf(dish, eater.profile).judgement;
  return {
    eater,
    changes,
    atStep,
    isAllergic: reasons.some(({ rule }) => rule === 'allergen'),
  };
}

/**
 * How one dish feeds several people: as it is, else with one change for everybody, else from one pot with a change per
 * person at the end, else with more changes for everybody.
 */
export async function fitForAll(
  dish: Dish,
  eaters: readonly KnownEater[],
  options: FitForAllOptions,
): Promise<TableFit> {
  const others = eaters.filter((eater) => !fits(dish, eater));
  if (others.length === 0) return { kind: 'fits' };
  const shared = await sharedChanges(dish, eaters, options);
  if (shared?.length === 1) return { kind: 'shared', changes: shared };
  const portions: PartedPortion[] = [];
  // with nobody who eats it as it is, a changed dish for everybody is less work
  if (others.length < eaters.length)
    for (const eater of others) {
      const portion = await partedPortion(dish, eater, options);
      if (portion === null) break;
      portions.push(portion);
    }
  if (portions.length === others.length) return { kind: 'parted', portions };
  return shared === null ? { kind: 'impossible' } : { kind: 'shared', changes: shared };
}
