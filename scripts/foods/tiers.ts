import { join } from 'node:path';
import { readCsv } from './csv.ts';
import { alternatives, byHand, type Published, strictest } from './published.ts';

/** A list that grades foods in tiers, by the list's own name for a food. */
export interface TierList {
  readonly source: string;
  readonly scores: ReadonlyMap<string, number>;
}

function readTiers(path: string, name: string, score: string, source: string): TierList {
  const scores = new Map<string, number>();
  for (const row of readCsv(path)) {
    const food = row[name] ?? '';
    const value = row[score] ?? '';
    if (value !== '') scores.set(food, Math.max(Number(value), scores.get(food) ?? 0));
  }
  return { source, scores };
}

/** SIGHI compatibility scores 0 to 3. */
export const readHistamine = (data: string): TierList =>
  readTiers(join(data, 'intolerance/histamine_sighi.csv'), 'food_en', 'score_0_3', 'sighi');

/** Salicylate tiers 1 to 5. */
export const readSalicylate = (data: string): TierList =>
  readTiers(join(data, 'intolerance/salicylate_levels.csv'), 'food', 'level_1_5', 'salicylate-tiers-2016');

/** The tier of a food from the rows that its cell of the selection names; the highest if they differ. */
export function tierOf(cell: string, list: TierList): Published | null {
  const figures = alternatives(cell).map((name): Published => {
    const hand = byHand(name);
    if (hand) return hand;
    const value = list.scores.get(name);
    if (value === undefined) throw new Error(`${list.source} has no score for "${name}"`);
    return { value, confidence: 'estimated', source: list.source };
  });
  return strictest(figures);
}
