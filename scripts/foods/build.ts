import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nutrients } from '#domain/nutrition/nutrients.ts';
import { type Row, readCsv, toCsv } from './csv.ts';
import { readPairs, usdaDensity, usdaMeasures, writePairs } from './measures.ts';
import { nutrientCells } from './nutrients.ts';

const here = import.meta.dirname;
const tablePath = join(here, '../../content/foods.csv');

const columns = [
  ...['id', 'name', 'aliases', 'ndb_no', 'aisle'],
  ...nutrients.map(({ id }) => id),
  ...['nutrients_source', 'measures', 'density_g_per_ml', 'allergens', 'protein_source', 'origins', 'price'],
  ...['oxalate', 'oxalate_confidence', 'oxalate_source'],
  ...['histamine', 'histamine_confidence', 'histamine_source'],
  ...['salicylate', 'salicylate_confidence', 'salicylate_source'],
  ...['sulfur', 'sulfur_confidence', 'sulfur_source'],
  ...['fodmap', 'fodmap_low_up_to_g', 'fodmap_confidence', 'fodmap_source'],
];

function buildTable(data: string): string {
  const usda = new Map(readCsv(join(data, 'usda/foods.csv')).map((row) => [row['ndb_no'], row]));
  const weights = Map.groupBy(readCsv(join(data, 'usda/weights.csv')), (row) => row['ndb_no']);
  const rows = readCsv(join(here, 'selection.csv')).map((choice): Row => {
    const ndbNo = choice['ndb_no'] ?? '';
    const nutrientRow = usda.get(ndbNo) ?? null;
    if (ndbNo && !nutrientRow) throw new Error(`${choice['id']}: USDA has no food ${ndbNo}`);
    const weighed = weights.get(ndbNo) ?? [];
    const measures = new Map([...usdaMeasures(weighed), ...readPairs(choice['measures'] ?? '')]);
    return {
      ...choice,
      ...nutrientCells(nutrientRow),
      nutrients_source: nutrientRow ? 'usda-sr28' : '',
      measures: writePairs(measures),
      density_g_per_ml: choice['density_g_per_ml'] || usdaDensity(weighed),
    };
  });
  return toCsv(columns, rows);
}

const { values } = parseArgs({ options: { data: { type: 'string' }, check: { type: 'boolean' } } });
if (!values.data) throw new Error('Say where the source data lies: node scripts/foods/build.ts --data DIR');
const table = buildTable(values.data);
if (!values.check) writeFileSync(tablePath, table);
else if (readFileSync(tablePath, 'utf8') !== table) {
  throw new Error('content/foods.csv differs from what the sources give; run scripts/foods/build.ts');
}
console.log(`${table.split('\n').length - 2} foods`);
