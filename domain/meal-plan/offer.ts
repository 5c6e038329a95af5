import type { CustomFood } from './custom-food.ts';
import type { Fit } from './fit-warning.ts';

/** Something that can be put on a day: a recipe or a custom food. */
export interface Offer {
  /** As the plan is told of it. */
  readonly id: string;
  readonly title: string;
  readonly image: string | null;
  readonly minutes: number | null;
  readonly kcal: number | null;
  readonly fit: Fit;
  /** Of a food of the member's own: all that is known of it. */
  readonly food?: CustomFood;
}
