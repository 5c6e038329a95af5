/** Rules that choose the form a food takes in a dish; the first that holds decides. */
import type { PieceName } from '../../piece/piece-index.ts';
import type { Cut, Treatment } from '../treatment.ts';

/** How the pieces of a dish lie: cut up in it, as the main thing on a plate, on an oven tray, raw. */
export type Manner = 'cut' | 'plate' | 'roast' | 'raw';

export type When = (t: Treatment, manner: Manner) => boolean;
/** null: it dissolves and is not seen. */
export type FormRule = readonly [when: When, piece: PieceName | null];

/** Foods that look alike whatever one does to them: ids separated by spaces. */
export interface Family {
  readonly foods: string;
  readonly rules: readonly FormRule[];
}

export const always: When = () => true;
export const cut =
  (...cuts: readonly Cut[]): When =>
  ({ cut: c }) =>
    c !== null && cuts.includes(c);
export const on =
  (...manners: readonly Manner[]): When =>
  (_t, manner) =>
    manners.includes(manner);
export const both =
  (...all: readonly When[]): When =>
  (t, manner) =>
    all.every((when) => when(t, manner));
export const either =
  (...all: readonly When[]): When =>
  (t, manner) =>
    all.some((when) => when(t, manner));
export const not =
  (when: When): When =>
  (t, manner) =>
    !when(t, manner);
export const says =
  (words: RegExp): When =>
  ({ said }) =>
    words.test(said);

/** Cooked in liquid alone. */
export const pale: When = (t) => t.isMoist && !t.isBrowned;
export const browned: When = (t) => t.isBrowned;
export const breaded: When = (t) => t.isBreaded;
export const cooked: When = (t) => t.isBrowned || t.isMoist;
export const small: When = cut('diced', 'chopped', 'crumbled');
export const thin: When = cut('grated', 'shredded');
