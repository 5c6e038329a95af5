import type { Compositions } from './composition.ts';
import { madeOfSauces } from './made-of-sauces.ts';
import { madeOfStaples } from './made-of-staples.ts';

/**
 * Composite foods; the names of foods, their allergens, and their origins say the rest. What a food holds follows from
 * what its name means, in the United States often by a standard of identity (21 CFR 169.140 mayonnaise, 155.194 ketchup,
 * 163 chocolate). What it may hold claims nothing of a product.
 */
export const madeOf: Compositions = { ...madeOfStaples, ...madeOfSauces };

/** The parts of a food, with the parts of these. */
export interface Parts {
  readonly holds: ReadonlySet<string>;
  /** Not those it holds for sure. */
  readonly mayHold: ReadonlySet<string>;
}

const known = new Map<string, Parts>();

export function partsOfFood(id: string): Parts {
  const found = known.get(id);
  if (found !== undefined) return found;
  const { holds: sure, mayHold: open } = madeOf[id] ?? { holds: [], mayHold: [] };
  const holds = new Set(sure.flatMap((part) => [part, ...partsOfFood(part).holds]));
  const may = [
    ...sure.flatMap((part) => [...partsOfFood(part).mayHold]),
    ...open.flatMap((part) => [part, ...partsOfFood(part).holds, ...partsOfFood(part).mayHold]),
  ];
  const parts = { holds, mayHold: new Set(may.filter((part) => !holds.has(part))) };
  known.set(id, parts);
  return parts;
}

/** The composite foods with each part. */
function byPart(of: keyof Parts): ReadonlyMap<string, readonly string[]> {
  const pairs = Object.keys(madeOf).flatMap((id) => [...partsOfFood(id)[of]].map((part) => ({ part, id })));
  return new Map(
    [...Map.groupBy(pairs, ({ part }) => part)].map(([part, all]) => [part, all.map(({ id }) => id)]),
  );
}

const holding = byPart('holds');
const maybeHolding = byPart('mayHold');

/** Composite foods with one of these: for sure, and in some products. */
export const foodsMadeWith = (ids: readonly string[]) => ({
  holding: new Set(ids.flatMap((id) => holding.get(id) ?? [])),
  maybeHolding: new Set(ids.flatMap((id) => maybeHolding.get(id) ?? [])),
});
