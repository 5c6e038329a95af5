import type { Food } from '#domain/food/food.ts';

const pouredAisles: ReadonlySet<string> = new Set(['drinks', 'oils-and-vinegars']);
const pouredLast =
  /(^|-)(milk|buttermilk|kefir|cream|half-and-half|water|broth|stock|juice|wine|beer|sauce|syrup|extract)$/;

/** Whether a metric cook pours it from a jug rather than puts it on the scales. Decides the view only, never a weight. */
export const isPoured = (food: Food): boolean => pouredAisles.has(food.aisle) || pouredLast.test(food.id);
