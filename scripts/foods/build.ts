import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { foodColumns } from '#domain/food/food-columns.ts';
import { type Row, readCsv, toCsv } from './csv.ts';
import { figureCells, readFigureSources } from './figures.ts';
import { readPairs, usdaDensity, usdaMeasures, writePairs } from './measures.ts';
import { nutrientCells } from './nutrients.ts';
import { readUsda } from './usda.ts';

const here = import.meta.dirname;
const tablePath = join(here, '../../content/foods.csv');

/** The text of content/foods.csv, from the choices of selection.csv and the source files under `data`. */
function buildTable(data: string): string {
  const usda = readUsda(data);
  const sources = readFigureSources(data);
  const rows = readCsv(join(here, 'selection.csv')).map((choice): Row => {
    const ndbNo = choice['ndb_no'] ?? '';
    const nutrients = usda.foods.get(ndbNo) ?? null;
    if (ndbNo && !nutrients) throw new Error(`${choice['id']}: USDA has no food ${ndbNo}`);
    const weights = usda.weights.get(ndbNo) ?? [];
    const measures = new Map([...usdaMeasures(weights), ...readPairs(choice['measures'] ?? '')]);
    return {
      ...choice,
      ...nutrientCells(nutrients),
      nutrients_source: nutrients ? (choice['nutrients_note'] ? 'usda-sr28-nearest' : 'usda-sr28') : '',
      measures: writePairs(measures),
      density_g_per_ml: choice['density_g_per_ml'] || usdaDensity(weights),
      ...figureCells(choice, sources, usda),
    };
  });
  return toCsv(foodColumns, rows);
}

const { values } = parseArgs({ options: { data: { type: 'string' }, check: { type: 'boolean' } } });
if (!values.data) throw new Error('Say where the source data lies: node scripts/foods/build.ts --data DIR');
const table = buildTable(values.data);
if (!values.check) writeFileSync(tablePath, table);
else if (readFileSync(tablePath, 'utf8') !== table) {
  throw new Error('content/foods.csv differs from what the sources give; run scripts/foods/build.ts');
}
console.log(`${table.split('\n').length - 2} foods`);
