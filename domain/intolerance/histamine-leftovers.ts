import type { Food, Origin } from '#domain/food/food.ts';

/** Foods in which histamine still forms after cooking, as bacteria convert their histidine. */
const forming: readonly Origin[] = ['meat', 'poultry', 'fish', 'shellfish'];

/** Whether histamine forms in leftovers of a dish with these foods. */
export const gathersHistamine = (foods: Iterable<Pick<Food, 'origins'>>): boolean =>
  [...foods].some(({ origins }) => origins.some((origin) => forming.includes(origin)));

const source =
  'SIGHI food compatibility list; FDA, Fish and Fishery Products Hazards and Controls Guidance, chapter 7';

/** On a recipe page: how to store leftovers. */
export const leftoversWarning = {
  sentence:
    'Histamine builds up in meat and fish as they stand. Eat this on the day you cook it, or freeze what’s left right away.',
  source,
} as const;

/** In a plan, for a portion cooked on an earlier day. */
export const plannedLeftoversWarning = {
  sentence:
    'Leftovers of meat and fish gather histamine. Freeze this portion right after cooking, or plan another dish.',
  source,
} as const;
