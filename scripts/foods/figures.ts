import { type Aisle, aisles, origins } from '#domain/food/food.ts';
import { usualPortionG } from '#domain/food/usual-portion.ts';
import type { Row } from './csv.ts';
import { type FodmapLists, fodmapOf, readFodmap } from './fodmap.ts';
import { type OxalateTables, oxalateOf, readOxalate } from './oxalate.ts';
import type { Published } from './published.ts';
import { readSulfur, type SulfurLists, sulfurOf } from './sulfur.ts';
import { readHistamine, readSalicylate, type TierList, tierOf } from './tiers.ts';
import type { Usda } from './usda.ts';

export interface FigureSources {
  readonly oxalate: OxalateTables;
  readonly histamine: TierList;
  readonly salicylate: TierList;
  readonly sulfur: SulfurLists;
  readonly fodmap: FodmapLists;
}

/** Reads `intolerance/` of the data folder. */
export const readFigureSources = (data: string): FigureSources => ({
  oxalate: readOxalate(data),
  histamine: readHistamine(data),
  salicylate: readSalicylate(data),
  sulfur: readSulfur(data),
  fodmap: readFodmap(data),
});

const cells = (axis: string, figure: Published | null): Row =>
  figure === null
    ? {}
    : {
        [axis]: String(figure.value),
        [`${axis}_confidence`]: figure.confidence,
        [`${axis}_source`]: figure.source,
      };

const bySpoon = /sauce|ketchup|mustard|mayonnaise|pesto|paste|salsa|jam|syrup|molasses|vinegar|pickle|capers/;
/** The portion that a list without servings refers to: a usual portion; for foods used by the spoon 30 g. */
const testedPortionG = (id: string, aisle: Aisle): number =>
  Math.min(usualPortionG({ aisle }), bySpoon.test(id) ? 30 : Number.POSITIVE_INFINITY);

/**
 * The intolerance cells of one food, which the source files call `key`. A figure that no source publishes has
 * no cell and is blank in the table.
 */
export function figureCells(choice: Row, key: string, sources: FigureSources, usda: Usda): Row {
  const ndbNo = choice['ndb_no'] ?? '';
  const cell = (axis: string) => choice[axis] ?? '';
  try {
    const aisle = aisles.find((it) => it === choice['aisle']) ?? 'other';
    const food = {
      id: cell('id'),
      key,
      ndbNo,
      aisle,
      origins: origins.filter((it) => cell('origins').split('|').includes(it)),
      usualG: usualPortionG({ aisle }),
      testedG: testedPortionG(cell('id'), aisle),
      serving: cell('fodmap_serving'),
    };
    const fodmap = fodmapOf(cell('fodmap'), food, sources.fodmap, usda);
    const oxalate = oxalateOf(cell('oxalate'), food, sources.oxalate, usda);
    return {
      oxalate: '',
      histamine: '',
      salicylate: '',
      sulfur: '',
      fodmap: '',
      ...cells('oxalate', oxalate),
      oxalate_lowest: String(oxalate?.spread?.lowest ?? ''),
      oxalate_settled: oxalate?.spread ? String(oxalate.spread.isSettled) : '',
      ...cells('histamine', tierOf(cell('histamine'), sources.histamine)),
      ...cells('salicylate', tierOf(cell('salicylate'), sources.salicylate)),
      ...cells('sulfur', sulfurOf(cell('sulfur'), ndbNo, sources.sulfur, usda)),
      ...cells('fodmap', fodmap),
      fodmap_low_up_to_g: fodmap?.lowUpToG === undefined ? '' : String(fodmap.lowUpToG ?? ''),
      fodmap_medium_up_to_g: String(fodmap?.mediumUpToG ?? ''),
      fodmap_groups: (fodmap?.groups ?? []).join('|'),
      fodmap_sugars: Object.entries(fodmap?.sugars ?? {})
        .map(([sugar, { gPer100g, confidence, source }]) => `${sugar}=${gPer100g};${confidence};${source}`)
        .join('|'),
    };
  } catch (error) {
    throw new Error(`${choice['id']}: ${error instanceof Error ? error.message : error}`);
  }
}
