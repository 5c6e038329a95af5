import { medicineNotes as texts } from './texts/medicines.ts';

/** Note above every list of medicine cards. */
export const askFirst = texts.askFirst;

export const unlistedNote = texts.unlisted;
