import type { CustomFood } from './custom-food.ts';
import type { Fit } from './fit-warning.ts';

/** A recipe or a custom food that can be added to a day. */
export interface PickerItem {
  /** Its reference in requests. */
  readonly id: string;
  readonly title: string;
  readonly image: string | null;
  readonly minutes: number | null;
  readonly kcal: number | null;
  readonly fit: Fit;
  /** The data of a custom food. */
  readonly food?: CustomFood;
}
