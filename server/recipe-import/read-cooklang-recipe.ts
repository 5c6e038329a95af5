import type { OwnRecipe } from '#domain/own-recipe/bound-own-recipe.ts';
import { mealTypes } from '#domain/recipe/meal-types.ts';
import { parseCooklang } from '#server/catalogue/parse-cooklang.ts';
import { plainLine } from './plain-text.ts';

const first = (words: readonly unknown[]) => words.find((word) => word !== undefined && word !== null);

/** A Cooklang text as a recipe; a sentence says why it is none. */
export function readCooklangRecipe(source: string): OwnRecipe | { readonly problem: string } {
  const read = parseCooklang(source);
  if ('diagnoses' in read) {
    const [{ text, place } = { text: 'it is no Cooklang', place: null }] = read.diagnoses;
    return { problem: `${place === null ? '' : `Line ${place.line}: `}${text}.` };
  }
  const { metadata, mentions, steps, minutes } = read;
  const named = new Set<string>();
  const lines = mentions.flatMap(({ amount, shownAs, note }) => {
    const isAgain = named.has(shownAs);
    named.add(shownAs);
    const measured = amount !== null && typeof amount === 'object';
    if (!measured && isAgain) return [];
    const words = [...(measured ? [String(amount.value), amount.unit] : []), shownAs]
      .filter(Boolean)
      .join(' ');
    return [plainLine(note === null ? words : `${words}, ${note}`, 200)];
  });
  if (lines.length === 0) return { problem: 'It names no ingredients; write them as @carrots{500%g}.' };
  const servings = Number.parseInt(
    String(first([metadata['servings'], metadata['serves'], metadata['yield']])),
    10,
  );
  const kinds = [metadata['meal types']].flat().map(String);
  return {
    title: plainLine(metadata['title'], 200) || 'Imported recipe',
    summary: plainLine(metadata['description'], 2_000),
    servings: servings >= 1 && servings <= 100 ? servings : 1,
    readyInMinutes: Math.min(10_080, Math.max(0, Math.round(minutes ?? 0))),
    mealTypes: mealTypes.filter((type) => kinds.includes(type)),
    lines: lines.slice(0, 100),
    steps: steps
      .map((step) => plainLine(step, 2_000))
      .filter(Boolean)
      .slice(0, 100),
    author: plainLine(metadata['author'], 100) || null,
  };
}
