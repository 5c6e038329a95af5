import { stripVerdicts as texts } from './texts.ts';

const outdated = {
  kind: 'unknown',
  sentence: texts.outdated,
} as const;

const isFit = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'kind' in value && 'sentence' in value;

/** In place of the verdict for the household, which the member is part of. */
const tableFit = { fits_all: false, sentence: texts.outdatedTable };

/** A response without its verdicts, which were computed for other preferences. */
export function stripVerdicts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripVerdicts);
  if (typeof value !== 'object' || value === null) return value;
  const known = 'fits_all' in value ? { ...value, ...tableFit } : value;
  return Object.fromEntries(
    Object.entries(known).flatMap(([key, part]) => {
      if (key === 'after_change') return [];
      if (key === 'standing' || key === 'not_filtered_by') return key === 'standing' ? [] : [[key, []]];
      if (key !== 'fit' || !isFit(part)) return [[key, stripVerdicts(part)]];
      const reasons = 'reasons' in part ? { checked: [], reasons: [] } : {};
      return [[key, { ...outdated, ...reasons }]];
    }),
  );
}
