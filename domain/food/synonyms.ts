import { titleKey } from '#domain/recipe/title-key.ts';
import { readTable } from '#domain/table/read-table.ts';
import { hasTerm, indexTerms, pluralTerm } from './terms.ts';

/** Synonyms: our term, in American English, and other terms. All normalized by `titleKey`. */
export interface SynonymGroup {
  readonly us: string;
  /** Terms with exactly this meaning. */
  readonly same: readonly string[];
  /** Terms that may mean this: used for searching titles, not for identifying foods. */
  readonly search: readonly string[];
  /** Terms that mean this among others: they find it, but what bears them is not this. A curry is no butter chicken. */
  readonly wider: readonly string[];
}

/** The groups of content/synonyms.csv, in its order. Throws an Error with the line of a duplicate term. */
export function readSynonyms(csv: string): readonly SynonymGroup[] {
  const rows = readTable(csv, {
    file: 'content/synonyms.csv',
    columns: ['us', 'same', 'search', 'wider'],
    title: 'us',
  });
  const seen = new Set<string>();
  return rows.map((row) => {
    const keys = (column: 'same' | 'search' | 'wider') => row.list(column).map(titleKey);
    const group = {
      us: titleKey(row.needed('us')),
      same: keys('same'),
      search: keys('search'),
      wider: keys('wider'),
    };
    for (const term of [group.us, ...group.same]) {
      if (seen.has(term)) row.complain('us', `"${term}" is there twice`);
      seen.add(term);
    }
    return group;
  });
}

const namesOf = ({ us, same, search }: SynonymGroup) => [us, ...same, ...search];
const termsOf = (group: SynonymGroup) => [...namesOf(group), ...group.wider];

/**
 * The searchable form of a title: its key, followed by synonyms of its words. The plural contains the
 * singular if it only adds letters.
 */
export function searchKey(title: string, synonyms: readonly SynonymGroup[]): string {
  const key = titleKey(title);
  const named = compiledTerms(synonyms).groupsIn(key);
  const more = synonyms.flatMap((group) => {
    if (!named.has(group)) return [];
    return termsOf(group)
      .filter((term) => !hasTerm(key, term))
      .flatMap((term) => {
        const many = pluralTerm(term);
        return many.startsWith(term) ? [many] : [term, many];
      });
  });
  // two spaces sort before any letter, so that a title sorts before longer ones that start with it
  return more.length === 0 ? key : `${key}  ${[...new Set(more)].join(' ')}`;
}

/** Synonyms of a name, singular for singular and plural for plural; none unless the whole name is a term. */
export function otherNames(name: string, synonyms: readonly SynonymGroup[]): string[] {
  const key = titleKey(name);
  return synonyms.flatMap(({ us, same }) => {
    const terms = [us, ...same];
    const form = [(term: string) => term, pluralTerm].find((it) => terms.some((term) => it(term) === key));
    return form === undefined ? [] : terms.map(form).filter((other) => other !== key);
  });
}

interface CompiledTerms {
  readonly groupsIn: (key: string) => ReadonlySet<SynonymGroup>;
  readonly anyTerm: RegExp;
  /** Our term for each term, in the singular and the plural. */
  readonly ours: ReadonlyMap<string, string>;
}
const compiled = new WeakMap<readonly SynonymGroup[], CompiledTerms>();

/** The terms of a table, compiled once. */
function compiledTerms(synonyms: readonly SynonymGroup[]): CompiledTerms {
  const known = compiled.get(synonyms);
  if (known !== undefined) return known;
  const ours = new Map(
    synonyms.flatMap(({ us, same }) =>
      [us, ...same].flatMap((term) => [[term, us] as const, [pluralTerm(term), pluralTerm(us)] as const]),
    ),
  );
  const longestFirst = [...ours.keys()].toSorted((a, b) => b.length - a.length);
  const groupsIn = indexTerms(synonyms, namesOf);
  const made = { groupsIn, ours, anyTerm: new RegExp(`\\b(?:${longestFirst.join('|')})\\b`, 'g') };
  compiled.set(synonyms, made);
  return made;
}

/** A name in our terms, as a key: "courgette flowers" becomes "zucchini flowers". The longest term counts. */
export function americanKey(name: string, synonyms: readonly SynonymGroup[]): string {
  const { anyTerm, ours } = compiledTerms(synonyms);
  return titleKey(name).replace(anyTerm, (term) => ours.get(term) ?? term);
}
