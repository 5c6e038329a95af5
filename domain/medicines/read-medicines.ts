import { typographicApostrophes } from '#domain/message/typographic-apostrophes.ts';
import { readTable } from '#domain/table/read-table.ts';
import type { TableRow } from '#domain/table/table-row.ts';
import { type Brand, countries, type Medicine, medicineKinds } from './medicine.ts';

const columns = ['id', 'name', 'synonyms', ...countries, 'kind', 'use', 'note', 'flags'];

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function brandsOf(row: TableRow): Brand[] {
  const sold = countries.flatMap((country) =>
    row.list(country).map((name) => ({ name: typographicApostrophes(name), country })),
  );
  return [...Map.groupBy(sold, ({ name }) => name)].map(([name, of]) => ({
    name,
    countries: of.map(({ country }) => country),
  }));
}

function numberOf(row: TableRow): number {
  const id = row.amount('id');
  return id !== null && Number.isInteger(id) ? id : row.complain('id', 'a whole number is needed');
}

/** The medicines of content/medicines.csv. Throws an Error with file, line and column of an invalid value. */
export function readMedicines(csvText: string): Medicine[] {
  const taken = new Set<number | string>();
  return readTable(csvText, { file: 'content/medicines.csv', columns, title: 'name' }).map((row) => {
    const id = numberOf(row);
    const name = typographicApostrophes(row.needed('name'));
    if (taken.has(id) || taken.has(name)) row.complain('id', 'the number or the name is given twice');
    taken.add(id).add(name);
    return {
      id,
      name: capitalized(name),
      synonyms: row.list('synonyms').map(typographicApostrophes),
      brands: brandsOf(row),
      kind: row.oneOf('kind', medicineKinds),
      use: typographicApostrophes(row.needed('use')),
      note: typographicApostrophes(row.text('note')),
      flags: row.list('flags'),
    };
  });
}
