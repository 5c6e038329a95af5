import { rowIdsIn } from '#scripts/trace.ts';
import type { Flow } from '#tests/paths/flow.ts';

type Journey = Flow['journeys'][number];

/** The requirement ids at the start of a journey's title. */
export const rowsOf = ({ title }: Journey): string[] => rowIdsIn(headOf(title));

/** A journey's title without its requirement ids. */
export const titleText = ({ title }: Journey): string => {
  const rest = title.slice(headOf(title).length).trim();
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};

const headOf = (title: string): string => /^(?:[A-Z]{2,5}-\d+[,: ]*)*/.exec(title)?.[0] ?? '';
