import { mealTypes } from '#domain/recipe/meal-types.ts';
import { type ParsedCooklang, parseLeniently, showQuantity } from '#server/catalog/cooklang-parser.ts';
import { minutesOf, stepsOf } from '#server/catalog/parse-cooklang.ts';
import type { ImportedRecipe } from '#server/context/recipe-reader.ts';
import { fieldsOf } from './find-recipe.ts';
import { headingLine } from './ingredient-lines.ts';
import { textLine, textLines } from './plain-text.ts';
import { statedServings } from './read-figures.ts';
import { addressIn } from './web-address.ts';

const maxLines = 100;
type Text = ParsedCooklang['recipe'];
type Ingredient = Text['ingredients'][number];
type Step = Extract<Text['sections'][number]['content'][number], { type: 'step' }>['value'];

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** An alias that is more specific than the name wins: `@flour|almond flour{}`. */
function nameOf({ name, alias }: Ingredient): string {
  const words = new Set(wordsOf(name));
  return alias === null || wordsOf(alias).every((word) => words.has(word)) ? name : `${name} (${alias})`;
}

/** An ingredient in the usual form of a line, with the amount in the author's own words. */
function lineOf(ingredient: Ingredient): string {
  const { quantity, note } = ingredient;
  const name = nameOf(ingredient);
  const amount = quantity ? showQuantity(quantity) : '';
  // "to taste" and other words come after the name
  const isNumber = /^[\d½⅓⅔¼¾⅕⅛⅜⅝⅞]/.test(amount);
  const words = [isNumber ? amount : '', name].filter(Boolean).join(' ');
  return [words, isNumber ? '' : amount, note ?? ''].filter(Boolean).join(', ');
}

/** Whether a step consists of ingredients only: a list, not a sentence. */
const isList = ({ items }: Step): boolean =>
  items.every((it) => (it.type === 'text' ? !/[\p{L}\p{N}]/u.test(it.value) : it.type === 'ingredient'));

/** Whether an ingredient without amount or note repeats an earlier one. */
function isAgain(ingredient: Ingredient, named: Set<string>): boolean {
  const key = nameOf(ingredient).toLowerCase();
  const isKnown = named.has(key);
  named.add(key);
  return isKnown && ingredient.quantity === null && !ingredient.note;
}

/** The lines of each section below its name. */
function linesOf({ sections, ingredients }: Text): string[] {
  const named = new Set<string>();
  return sections.flatMap(({ name, content }) => {
    const lines = content.flatMap((part) => {
      if (part.type !== 'step') return [];
      const isListed = isList(part.value);
      return part.value.items.flatMap((item) => {
        const ingredient = item.type === 'ingredient' ? ingredients[item.index] : undefined;
        if (ingredient === undefined || (isAgain(ingredient, named) && !isListed)) return [];
        return textLines(lineOf(ingredient), 200);
      });
    });
    return lines.length === 0 ? [] : [...headingLine(name ?? ''), ...lines];
  });
}

/** Sentences and notes in their order, without steps that are lists of ingredients. */
function descriptionOf(recipe: Text): string[] {
  const sentences = stepsOf(recipe);
  let at = -1;
  const stepTexts = recipe.sections.flatMap(({ content }) =>
    content.flatMap((part) => {
      if (part.type === 'text') return [part.value];
      at += 1;
      return isList(part.value) ? [] : [sentences[at]?.text ?? ''];
    }),
  );
  return stepTexts.flatMap((text) => textLines(text.replace(/\s+/g, ' ')));
}

function sourceOf(metadata: Readonly<Record<string, unknown>>) {
  const source = metadata['source'];
  const parts = fieldsOf(source);
  const stated = [metadata['author'], parts?.['author'], parts?.['name'], metadata['source.name'], source];
  const author = stated.map((it) => textLine(it, 100)).find((it) => it !== '' && addressIn(it) === null);
  const address = [parts?.['url'], metadata['source.url'], source].map(addressIn).find((it) => it !== null);
  return { author: author ?? null, address: address ?? null };
}

/** A Cooklang text as a recipe, or a sentence that says why it is none. `title`: the default title. */
export function readCooklangRecipe(
  source: string,
  title = 'Imported recipe',
): ImportedRecipe | { readonly problem: string } {
  const read = parseLeniently(source);
  if ('diagnoses' in read) {
    const [{ text, place } = { text: 'it is no Cooklang', place: null }] = read.diagnoses;
    return { problem: `${place === null ? '' : `Line ${place.line}: `}${text}.` };
  }
  const { recipe } = read;
  const metadata: Readonly<Record<string, unknown>> = recipe.raw_metadata.map;
  const lines = linesOf(recipe);
  const steps = descriptionOf(recipe);
  if (lines.length === 0) return { problem: 'It names no ingredients; write them as @carrots{500%g}.' };
  if (lines.length > maxLines || steps.length > maxLines)
    return {
      problem: `It has more than ${maxLines} ingredients or steps. Make two recipes of it, and try again.`,
    };
  const kinds = [metadata['meal types'], metadata['course'], metadata['category']].flat().map(String);
  return {
    title: textLine(metadata['title'], 200) || title,
    summary: textLine(metadata['description'], 2_000),
    servings: statedServings([metadata['servings'], metadata['serves'], metadata['yield']]),
    readyInMinutes: Math.min(10_080, Math.max(0, Math.round(minutesOf(read.metadata) ?? 0))),
    mealTypes: mealTypes.filter((type) => kinds.includes(type)),
    lines,
    steps,
    ...sourceOf(metadata),
  };
}
