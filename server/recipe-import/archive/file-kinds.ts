/** Kinds of files in an archive, by their extension. */
export type FileKind = 'zip' | 'gzip' | 'cooklang' | 'html' | 'json';

const kinds: ReadonlyMap<string, FileKind> = new Map([
  ['zip', 'zip'],
  ['paprikarecipes', 'zip'],
  ['paprikarecipe', 'gzip'],
  ['cook', 'cooklang'],
  ['html', 'html'],
  ['htm', 'html'],
  ['json', 'json'],
  ['jsonld', 'json'],
]);
const pictures = /\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;

/** Folders are ignored. */
export const baseName = (path: string): string => path.split('/').at(-1) ?? path;

/** Null for a file that is not a recipe of any kind. */
export function kindOf(path: string): FileKind | null {
  const name = baseName(path);
  if (path.startsWith('__MACOSX/') || name.startsWith('.')) return null;
  return kinds.get(/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '') ?? null;
}

export const isPicture = (path: string) => pictures.test(path);

/** Files that operating systems add to archives. */
export const isClutter = (path: string) =>
  path.startsWith('__MACOSX/') || /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$/i.test(path);
