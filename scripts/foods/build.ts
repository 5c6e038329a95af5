import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { foodColumns } from '#domain/food/food-columns.ts';
import { parseFoods } from '#domain/food/parse-foods.ts';
import { readSynonyms } from '#domain/food/synonyms.ts';
import { computeRecipe } from '#domain/recipe/compute-recipe.ts';
import { loadCatalog } from '#server/catalog/load-catalog.ts';
import { allAliases, type NamedFood } from './aliases.ts';
import { borrowedFiguresPage, borrowedFiguresPath } from './borrowed-figures.ts';
import { type Row, readCsv, toCsv } from './csv.ts';
import { figureUses, usesReport } from './figure-uses.ts';
import { figureCells, readFigureSources } from './figures.ts';
import { fodmapBeforePath, fodmapChangesPage, fodmapChangesPath } from './fodmap-changes.ts';
import { readPairs, usdaDensity, usdaMeasures, writePairs } from './measures.ts';
import { nutrientCells } from './nutrients.ts';
import { correctedSodium } from './sodium-corrections.ts';
import { thresholdsPage, thresholdsPagePath } from './thresholds-page.ts';
import { coverageOf, unknownFiguresPage, unknownFiguresPath } from './unknown-figures.ts';
import { readUsda } from './usda.ts';

const folder = import.meta.dirname;
const tablePath = join(folder, '../../content/foods.csv');

const synonymsPath = join(folder, '../../content/synonyms.csv');

const named = (choice: Row): NamedFood => ({
  id: choice['id'] ?? '',
  name: choice['name'] ?? '',
  aliases: (choice['aliases'] ?? '').split('|').filter((alias) => alias !== ''),
});

/** The content of content/foods.csv, from selection.csv and the source files under `data`. */
function buildTable(data: string): string {
  const usda = readUsda(data);
  const sources = readFigureSources(data);
  const selection = readCsv(join(folder, 'selection.csv'));
  // names in the source files of foods that were renamed since these were collected
  const keys = new Map(readCsv(join(folder, 'source-keys.csv')).map(({ id = '', key = '' }) => [id, key]));
  const sodium = correctedSodium(readCsv(join(folder, 'sodium-corrections.csv')), usda);
  const aliases = allAliases(selection.map(named), readSynonyms(readFileSync(synonymsPath, 'utf8')));
  const rows = selection.map((choice): Row => {
    const ndbNo = choice['ndb_no'] ?? '';
    const nutrients = usda.foods.get(ndbNo) ?? null;
    if (ndbNo && !nutrients) throw new Error(`${choice['id']}: USDA has no food ${ndbNo}`);
    const salted = sodium.get(choice['id'] ?? '');
    const nearest = choice['nutrients_note'] ? 'usda-sr28-nearest' : 'usda-sr28';
    const weights = usda.weights.get(ndbNo) ?? [];
    const measures = new Map([...usdaMeasures(weights), ...readPairs(choice['measures'] ?? '')]);
    return {
      ...choice,
      aliases: (aliases.get(choice['id'] ?? '') ?? []).join('|'),
      ...nutrientCells(nutrients, usda.extra.get(ndbNo)),
      ...salted?.cells,
      nutrients_source: nutrients ? [nearest, salted?.source].filter(Boolean).join('|') : '',
      measures: writePairs(measures),
      density_g_per_ml: choice['density_g_per_ml'] || usdaDensity(weights),
      ...figureCells(choice, keys.get(choice['id'] ?? '') ?? choice['id'] ?? '', sources, usda),
    };
  });
  return toCsv(foodColumns, rows);
}

/** Writes the file, or with `--check` reports that it is outdated. */
function writeOrCheck(path: string, made: string, check: boolean): void {
  if (!check) writeFileSync(path, made);
  else if (readFileSync(path, 'utf8') !== made) {
    throw new Error(`${path} differs from what the sources give; run scripts/foods/build.ts`);
  }
}

const { values } = parseArgs({ options: { data: { type: 'string' }, check: { type: 'boolean' } } });
if (!values.data)
  throw new Error('Name the folder of the source data: node scripts/foods/build.ts --data DIR');
const table = buildTable(values.data);
const foods = parseFoods(table);
writeOrCheck(tablePath, table, values.check ?? false);
writeOrCheck(unknownFiguresPath, unknownFiguresPage(foods), values.check ?? false);
writeOrCheck(
  borrowedFiguresPath,
  borrowedFiguresPage(readCsv(join(folder, 'selection.csv'))),
  values.check ?? false,
);
writeOrCheck(thresholdsPagePath, thresholdsPage(), values.check ?? false);
console.log(`${foods.length} foods, with a figure in each column:`);
for (const { column, known } of coverageOf(foods)) {
  console.log(
    `${String(known).padStart(5)} ${String(Math.round((known / foods.length) * 100)).padStart(4)} %  ${column}`,
  );
}
const byId = new Map(foods.map((food) => [food.id, food]));
const recipes = await loadCatalog(join(folder, '../../content/recipes'), foods);
const computed = recipes.map((recipe) => ({ ...recipe, ...computeRecipe(recipe, byId) }));
const dishes = new Map(
  computed.map(({ refId, title, verdicts }) => [refId, { title, verdict: verdicts.fodmap }] as const),
);
const changes = fodmapChangesPage(readCsv(fodmapBeforePath), byId, dishes);
writeOrCheck(fodmapChangesPath, changes, values.check ?? false);
console.log(`\nWhat the ingredients of ${recipes.length} recipes rest on:`);
for (const line of usesReport(figureUses(computed.map(({ verdicts }) => verdicts)))) console.log(line);
