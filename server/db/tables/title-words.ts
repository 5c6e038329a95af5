/** The words of the catalog's titles, for spelling corrections; rewritten with the catalog. */
export interface TitleWordsTable {
  word: string;
}
