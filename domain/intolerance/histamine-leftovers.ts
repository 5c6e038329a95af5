import type { Food, Origin } from '#domain/food/food.ts';

/** In these histamine goes on forming after cooking, as bacteria turn their histidine into it. */
const forming: readonly Origin[] = ['meat', 'poultry', 'fish', 'shellfish'];

/** Whether leftovers of a dish with these foods gather histamine. */
export const gathersHistamine = (foods: Iterable<Pick<Food, 'origins'>>): boolean =>
  [...foods].some(({ origins }) => origins.some((origin) => forming.includes(origin)));

const source =
  'SIGHI food compatibility list; FDA, Fish and Fishery Products Hazards and Controls Guidance, chapter 7';

/** On the page of a dish: what to do with what is left. */
export const leftoversWarning = {
  sentence:
    'Histamine builds up in meat and fish as they stand. Eat this on the day you cook it, or freeze what’s left right away.',
  source,
} as const;

/** On a plan, of a portion that was cooked on an earlier day. */
export const plannedLeftoversWarning = {
  sentence:
    'Leftovers of meat and fish gather histamine. Freeze this portion right after cooking, or plan another dish.',
  source,
} as const;
