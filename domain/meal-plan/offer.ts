import type { CustomFood } from './custom-food.ts';

/** Something that can be put on a day: a recipe or a custom food. */
export interface Offer {
  /** As the plan is told of it. */
  readonly id: string;
  readonly title: string;
  readonly image: string | null;
  readonly minutes: number | null;
  readonly kcal: number | null;
  /** Of a food of the member's own: all that is known of it. */
  readonly food?: CustomFood;
}
