import { comparedDish, duplicateFrom, similarPairs } from '#domain/catalog/similarity.ts';
import { titleKey } from '#domain/recipe/title-key.ts';
import type { Problem } from '../problem.ts';
import type { LintedRecipe } from './linted-recipe.ts';

export interface LintedFile {
  readonly file: string;
  readonly linted: LintedRecipe;
}

/** Two recipes with the same title, apart from accents and punctuation; reported for the later file. */
export function sameTitles(files: readonly LintedFile[]): Problem[] {
  const titles = new Map<string, string>();
  return files.flatMap(({ file, linted: { recipe, lineOf } }) => {
    const key = titleKey(recipe.title);
    const before = titles.get(key);
    titles.set(key, before ?? file);
    if (before === undefined) return [];
    return [{ file, line: lineOf('title'), text: `the title reads as that of ${before}; change one` }];
  });
}

/** Two recipes of one meal that are the same dish under two names; reported for the later file. */
export function sameDishes(files: readonly LintedFile[]): Problem[] {
  const byRef = new Map(files.map((it) => [it.linted.recipe.refId, it]));
  const pairs = similarPairs(
    files.map(({ linted: { recipe, table } }) => comparedDish(recipe, table)),
    duplicateFrom,
  );
  return pairs
    .filter(({ isOneDish }) => isOneDish)
    .flatMap(({ one, other, similarity }) => {
      const later = byRef.get(other);
      const like = `${one}.cook (${similarity.all.toFixed(2)})`;
      const text = `is the same dish as ${like} but for its name, its shape or one ingredient; change one`;
      return later === undefined ? [] : [{ file: later.file, line: later.linted.lineOf('title'), text }];
    });
}
