import type { NutrientId } from '#domain/nutrition/nutrients.ts';
import type { Row } from './csv.ts';
import { usdaColumns } from './nutrients.ts';
import type { Usda } from './usda.ts';

/** `source`: the key of a source other than USDA. */
interface SodiumCell {
  readonly cells: Partial<Record<NutrientId, string>>;
  readonly source: string | null;
}

/**
 * Sodium of foods whose USDA row is salted otherwise than they are, by scripts/foods/sodium-corrections.csv: that of another row, a
 * published figure, or blank, which is unknown.
 */
export function correctedSodium(corrections: readonly Row[], usda: Usda): ReadonlyMap<string, SodiumCell> {
  return new Map(
    corrections.map(({ id = '', ndb_no: ndbNo = '', mg = '', source = '' }) => {
      const row = usda.foods.get(ndbNo);
      if (ndbNo !== '' && row === undefined)
        throw new Error(`sodium-corrections.csv: USDA has no food ${ndbNo}`);
      if ((mg === '') !== (source === ''))
        throw new Error(`sodium-corrections.csv: ${id} needs a figure with its source`);
      return [id, { cells: { sodium: row?.[usdaColumns.sodium] ?? mg }, source: source || null }] as const;
    }),
  );
}
