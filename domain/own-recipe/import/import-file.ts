export type ImportFormat = 'url' | 'html' | 'cooklang' | 'json';

/** Limit of characters, as in the contract. */
export const maxImported = 500_000;
/** UTF-8 takes up to four bytes for a character. */
const maxTextBytes = maxImported * 4;
const maxArchiveBytes = 20 * 1024 * 1024;

const formats: ReadonlyMap<string, ImportFormat | 'archive'> = new Map([
  ['html', 'html'],
  ['htm', 'html'],
  ['cook', 'cooklang'],
  ['txt', 'cooklang'],
  ['json', 'json'],
  ['zip', 'archive'],
  ['paprikarecipes', 'archive'],
  ['paprikarecipe', 'archive'],
]);
export const importEndings = [...formats.keys()].map((ending) => `.${ending}`);

/** The format of a file, by its extension; null: it cannot be imported. */
export const formatOfFile = (name: string): ImportFormat | 'archive' | null =>
  formats.get(/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '') ?? null;

/** The format of pasted text: the source of a page is recognized where an export is asked for. */
export const formatOfText = (format: ImportFormat, text: string): ImportFormat =>
  format === 'json' && text.trimStart().startsWith('<') ? 'html' : format;

/** Why a file is not uploaded; null: it is. */
export function fileRefusal({ name, size }: { readonly name: string; readonly size: number }): string | null {
  const format = formatOfFile(name);
  if (format === null)
    return 'Please choose a saved web page (.html), a Cooklang file (.cook), or what another app exported (.json, .zip, .paprikarecipes).';
  if (size === 0) return 'The file is empty.';
  if (format === 'archive')
    return size > maxArchiveBytes ? 'The file is larger than 20 MB. Export fewer recipes at once.' : null;
  return size > maxTextBytes ? 'The file is too large: it may hold 500,000 characters.' : null;
}
