import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ContentError } from '#server/content/content-error.ts';
import { kindOfPicture } from '#server/providers/pictures/kind-of-picture.ts';

/** The recipes of the catalog. */
export const catalogDirectory = fileURLToPath(new URL('../../content/recipes', import.meta.url));

/** A photo of a recipe in content/recipes/photos, named as the recipe. */
export interface RecipePhoto {
  readonly refId: string;
  readonly file: string;
  /** Twelve hexadecimal digits of its content. */
  readonly hash: string;
}

const extensions: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp'];
/** What the largest camera files are cut down to before they're added; a bigger file is a mistake. */
const maxBytes = 8_000_000;

export const recipePhotoUrl = ({ refId, hash }: RecipePhoto): string =>
  `/art/${encodeURIComponent(refId)}/photo.webp?v=${hash}`;

/**
 * The photos of a directory of recipes. Throws ContentError for one that isn't a picture's file, is larger than
 * 8 MB, belongs to no recipe, or is the second one of its recipe.
 */
export function readRecipePhotos(directory: string): ReadonlyMap<string, RecipePhoto> {
  const photos = new Map<string, RecipePhoto>();
  for (const name of globSync('photos/*', { cwd: directory }).sort()) {
    const file = join(directory, name);
    const extension = extname(name).toLowerCase();
    if (!extensions.includes(extension))
      throw new ContentError(`${name} is no photo; use ${extensions.join(', ')}.`);
    const refId = basename(name, extname(name));
    if (!existsSync(join(directory, `${refId}.cook`)))
      throw new ContentError(`${name} belongs to no recipe; name it after the recipe's file.`);
    if (photos.has(refId)) throw new ContentError(`${name} is the second photo of ${refId}; keep one.`);
    const bytes = readFileSync(file);
    if (bytes.length > maxBytes)
      throw new ContentError(`${name} has ${bytes.length} bytes; make it smaller than ${maxBytes}.`);
    if (!['jpeg', 'png', 'webp'].includes(kindOfPicture(bytes) ?? ''))
      throw new ContentError(`${name} is no readable photo; save it as JPEG, PNG, or WebP.`);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    photos.set(refId, { refId, file, hash });
  }
  return photos;
}
