/** With the apostrophes of print; tables and files are typed with straight ones. */
export const typographic = (text: string): string => text.replaceAll("'", '’');
