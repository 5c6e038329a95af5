import { foldName } from './fold-name.ts';
import type { Country, NamedMedicine } from './medicine.ts';

/** Kinds of names. */
export type NameKind = 'name' | 'synonym' | 'brand';

export interface IndexedName<Of extends NamedMedicine> {
  readonly medicine: Of;
  /** The name as written. */
  readonly name: string;
  readonly kind: NameKind;
  /** Countries where the brand is sold; empty for other names. */
  readonly countries: readonly Country[];
  /** Folded: the words, and the text without spaces. */
  readonly words: readonly string[];
  readonly text: string;
  /** Bitmask of its letters. */
  readonly letters: number;
  /** Bitmask of its first letters. */
  readonly head: number;
}

/** Number of letters of a term that are compared with the head of a name, which is longer by two possible typos. */
export const headLetters = 5;

/** Bitmask of the letters in a text; all other characters share one bit. */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let n = 0; n < text.length; n += 1) {
    const code = text.charCodeAt(n) - 97;
    letters |= 1 << (code >= 0 && code < 26 ? code : 26 + (Math.abs(code) % 5));
  }
  return letters;
}

export interface MedicineIndex<Of extends NamedMedicine = NamedMedicine> {
  readonly names: readonly IndexedName<Of>[];
  /** Medicines by folded name. */
  readonly meanings: ReadonlyMap<string, ReadonlySet<number>>;
}

const allNames = ({ name, synonyms, brands }: NamedMedicine) => [
  { name, kind: 'name' as const, countries: [] },
  ...synonyms.map((each) => ({ name: each, kind: 'synonym' as const, countries: [] })),
  ...brands.map((brand) => ({ ...brand, kind: 'brand' as const })),
];

/** Index of all names of all medicines, built once for many searches. */
export function medicineIndex<Of extends NamedMedicine>(medicines: readonly Of[]): MedicineIndex<Of> {
  const meanings = new Map<string, Set<number>>();
  const names = medicines.flatMap((medicine) =>
    allNames(medicine).map((each): IndexedName<Of> => {
      const words = foldName(each.name).split(' ');
      const text = words.join('');
      meanings.set(text, (meanings.get(text) ?? new Set()).add(medicine.id));
      return {
        ...each,
        medicine,
        words,
        text,
        letters: lettersOf(text),
        head: lettersOf(text.slice(0, headLetters + 2)),
      };
    }),
  );
  return { names, meanings };
}
