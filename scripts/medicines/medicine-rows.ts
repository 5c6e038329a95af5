import { countries } from '#domain/medicines/medicine.ts';
import type { Row } from '#scripts/foods/csv.ts';

/** Columns of content/medicines.csv. The license of the facts' ATC codes does not allow including them. */
export const medicineColumns = [
  'id',
  'name',
  'synonyms',
  ...countries,
  'kind',
  'use',
  'note',
  'flags',
] as const;

const partsOf = (cell: string | undefined) =>
  (cell ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const joined = (parts: readonly string[]) => [...new Set(parts)].join('|');

const supplementClasses = ['herbal medicine or food supplement', 'mineral or vitamin'];

/** `ranitidine (withdrawn in many countries)`: the part in brackets is a note. */
function nameAndNote(generic: string, note: string) {
  const [, name = generic, bracketed] = /^(.*?)(?: \((.*)\))?$/.exec(generic) ?? [];
  return { name, note: [bracketed, note].filter(Boolean).join('; ') };
}

function medicineRow(fact: Row, id: string): Row {
  const { name, note } = nameAndNote(fact['generic'] ?? '', fact['form_notes'] ?? '');
  const use = fact['class'] ?? '';
  const brands = countries.map((country) => [country, joined(partsOf(fact[`brands_${country}`]))] as const);
  const isSupplement = supplementClasses.includes(use);
  return {
    id,
    name,
    synonyms: joined(partsOf(fact['other_names'])),
    ...Object.fromEntries(brands),
    kind: isSupplement ? 'supplement' : 'medicine',
    use: use.replaceAll('; ', ', '),
    note,
    flags: joined(partsOf(fact['flags'])),
  };
}

const lists = ['other_names', 'flags', ...countries.map((country) => `brands_${country}`)];
const joinedCells = (cells: readonly (string | undefined)[]) => cells.filter(Boolean).join('; ');

/** The facts with additions of our own: a new medicine, or names and flags that a known one lacks. */
export function withAdditions(facts: readonly Row[], additions: readonly Row[]): Row[] {
  const known = new Set(facts.map((fact) => fact['generic']));
  const more = Map.groupBy(additions, (row) => row['generic']);
  const named = facts.map((fact) => {
    const same = more.get(fact['generic']) ?? [];
    const cells = lists.map((name) => [name, joinedCells([fact[name], ...same.map((row) => row[name])])]);
    return same.length === 0 ? fact : { ...fact, ...Object.fromEntries(cells) };
  });
  return [...named, ...additions.filter((row) => !known.has(row['generic']))];
}

/** The table from the facts. Stored answers refer to a medicine by number, so it keeps its number in `before`. */
export function medicineRows(facts: readonly Row[], before: readonly Row[]): Row[] {
  const numbers = new Map(before.map((row) => [row['name'] ?? '', Number(row['id'])]));
  const rows: Row[] = [];
  let last = Math.max(6999, ...numbers.values());
  for (const fact of facts) {
    const { name } = nameAndNote(fact['generic'] ?? '', '');
    const known = numbers.get(name);
    if (known === undefined) last += 1;
    rows.push(medicineRow(fact, String(known ?? last)));
    numbers.delete(name);
  }
  const [lost] = numbers.keys();
  if (lost !== undefined)
    throw new Error(
      `"${lost}" is in content/medicines.csv but not in the facts: members may have it on their list`,
    );
  return rows.toSorted((a, b) => Number(a['id']) - Number(b['id']));
}
