import { lettersOf } from './edit-distance.ts';
import { foldName } from './fold-name.ts';
import type { Country, NamedMedicine } from './medicine.ts';

/** How a medicine is called there. */
export type NameKind = 'name' | 'synonym' | 'brand';

export interface IndexedName<Of extends NamedMedicine> {
  readonly medicine: Of;
  /** As it is written. */
  readonly name: string;
  readonly kind: NameKind;
  /** Where the brand is sold; empty for what is no brand. */
  readonly countries: readonly Country[];
  /** Folded, the words apart and together. */
  readonly words: readonly string[];
  readonly text: string;
  /** Which letters are in it. */
  readonly letters: number;
  /** Which of them are among the first. */
  readonly head: number;
}

/** So many letters of a term are compared with the first of a name, which two mistakes can move by two. */
export const headLetters = 5;

export interface MedicineIndex<Of extends NamedMedicine = NamedMedicine> {
  readonly names: readonly IndexedName<Of>[];
  /** The medicines that one name stands for, by its folded text. */
  readonly meanings: ReadonlyMap<string, ReadonlySet<number>>;
}

const allNames = ({ name, synonyms, brands }: NamedMedicine) => [
  { name, kind: 'name' as const, countries: [] },
  ...synonyms.map((each) => ({ name: each, kind: 'synonym' as const, countries: [] })),
  ...brands.map((brand) => ({ ...brand, kind: 'brand' as const })),
];

/** All names of all medicines, made once for many searches. */
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
