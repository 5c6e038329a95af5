import { strToU8, zipSync } from 'fflate';
import type { ImportedRecipe } from '#server/context/recipe-reader.ts';
import { writeCooklang } from './write-cooklang.ts';

/** A file name that is valid on every system: letters, digits, spaces and dashes. */
const fileName = (title: string): string =>
  title
    .replace(/[^\p{L}\p{N} _-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .trim() || 'Recipe';

/** A zip with a Cooklang file for each recipe, named by its title. */
export function writeCooklangZip(recipes: readonly ImportedRecipe[]): Uint8Array<ArrayBuffer> {
  const used = new Map<string, number>();
  const files = recipes.map((recipe) => {
    const name = fileName(recipe.title);
    const key = name.toLowerCase();
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    return [`${count === 1 ? name : `${name} ${count}`}.cook`, strToU8(writeCooklang(recipe))] as const;
  });
  return zipSync(Object.fromEntries(files));
}
