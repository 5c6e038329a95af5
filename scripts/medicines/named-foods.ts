import { join } from 'node:path';
import { readCsv } from '#scripts/foods/csv.ts';

const rows = readCsv(join(import.meta.dirname, 'food-groups.csv'));

/** Groups of foods in interactions; a term with `+` is not in content/foods.csv. */
const foodGroups = new Map(rows.map(({ group = '', foods = '' }) => [group, foods.split('|')]));

export interface NamedFood {
  /** An id of content/foods.csv, or a term for something else. */
  readonly word: string;
  readonly isFood: boolean;
}

const inGroup = (token: string): readonly NamedFood[] => {
  if (!token.startsWith('@')) return [{ word: token.replace(/^\+/, ''), isFood: !token.startsWith('+') }];
  const group = foodGroups.get(token.slice(1));
  if (group === undefined) throw new Error(`there is no group of foods "${token}"`);
  return group.flatMap(inGroup);
};

/** The foods of a cell such as `@greens?|natto`; `bound` excludes those marked with `?`, which are only named. */
export function namedFoods(cell: string): { readonly named: NamedFood[]; readonly bound: NamedFood[] } {
  const tokens = cell.split('|').filter((token) => token !== '');
  const of = (some: readonly string[]) => some.flatMap((token) => [...inGroup(token.replace(/\?$/, ''))]);
  return { named: of(tokens), bound: of(tokens.filter((token) => !token.endsWith('?'))) };
}
