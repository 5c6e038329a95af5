/** Replaces straight apostrophes, as tables are typed, with typographic ones. */
export const typographicApostrophes = (text: string): string => text.replaceAll("'", '’');
