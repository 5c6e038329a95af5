import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { interactionColumns } from '#domain/medicines/interaction-columns.ts';
import { readInteractions } from '#domain/medicines/read-interactions.ts';
import { readMedicines } from '#domain/medicines/read-medicines.ts';
import { readCsv, toCsv } from '#scripts/foods/csv.ts';
import { interactionRows, withCorrections } from './interaction-rows.ts';
import { medicineColumns, medicineRows, withAdditions } from './medicine-rows.ts';

const folder = import.meta.dirname;
const medicinesPath = join(folder, '../../content/medicines.csv');
const interactionsPath = join(folder, '../../content/medicine-interactions.csv');

/** Writes the file, or with `--check` reports that it is outdated. */
function writeOrCheck(path: string, made: string, check: boolean): void {
  if (!check) writeFileSync(path, made);
  else if (readFileSync(path, 'utf8') !== made)
    throw new Error(`${path} differs from what the facts give; run npm run medicines -- --data DIR`);
}

const { values } = parseArgs({ options: { data: { type: 'string' }, check: { type: 'boolean' } } });
if (!values.data) throw new Error('Say where the facts lie: npm run medicines -- --data DIR');
const facts = withAdditions(
  readCsv(join(values.data, 'health/medicines.csv')),
  readCsv(join(folder, 'additions.csv')),
);
const medicines = toCsv(medicineColumns, medicineRows(facts, readCsv(medicinesPath)));
const interactions = toCsv(
  interactionColumns,
  interactionRows(
    withCorrections(
      readCsv(join(values.data, 'health/food_drug_interactions.csv')),
      readCsv(join(folder, 'fact-corrections.csv')),
    ),
    readCsv(join(folder, 'interaction-words.csv')),
  ),
);
writeOrCheck(medicinesPath, medicines, values.check ?? false);
writeOrCheck(interactionsPath, interactions, values.check ?? false);
const flags = new Set(readMedicines(medicines).flatMap((each) => [...each.flags]));
console.log(
  `${readMedicines(medicines).length} medicines with ${flags.size} flags, ${readInteractions(interactions).length} interactions`,
);
