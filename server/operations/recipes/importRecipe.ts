import type { OwnRecipe } from '#domain/own-recipe/bound-own-recipe.ts';
import type { Context, Handler } from '#server/context.ts';
import { invalid, tooMany } from '#server/errors.ts';
import { countUse } from '#server/queries/rate-limits.ts';
import { type Fields, parseJson, recipeInHtml, recipeInJson } from '#server/recipe-import/find-recipe.ts';
import { readCooklangRecipe } from '#server/recipe-import/read-cooklang-recipe.ts';
import { readFields } from '#server/recipe-import/read-fields.ts';
import { inSeconds, limits } from '#server/security/limits.ts';
import { keepOwnRecipe } from './own-recipe.ts';

const refuse = (sentence: string) => invalid({ content: [sentence] });

const noPage = {
  'not public': 'Enter the address of a public web page; it begins with https://.',
  elsewhere: 'That address leads to another site. Open it, and enter the address of the page you arrive at.',
  unreachable: 'The page could not be read. Try again, or copy the recipe and type it in.',
  'too large': 'The page is too large. Copy the recipe and type it in.',
  'not found': 'There is no such page. Check the address.',
  'no page': 'There is no web page at that address. Check the address, or type the recipe in.',
} as const;

/** Without what only tells where somebody came from, so that the same page is known again. */
function addressOf(content: string): string {
  const text = content.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text.replace(/^http:/i, 'https:') : `https://${text}`);
  if (url === null || text.length > 2_000 || url.username !== '' || url.password !== '')
    throw refuse(noPage['not public']);
  url.hash = '';
  for (const name of [...url.searchParams.keys()])
    if (/^(utm_\w+|fbclid|gclid)$/.test(name)) url.searchParams.delete(name);
  return url.href;
}

function recipeOf(fields: Fields | null, sentence: string): OwnRecipe {
  const recipe = fields && readFields(fields);
  if (recipe === null) throw refuse(sentence);
  return recipe;
}

const nothingOnPage = 'The page holds no recipe that can be read. Copy it and type it in.';
const nothingInFile =
  'That holds no recipe that can be read. Paste one recipe as JSON, with its name and ingredients.';

async function fromPage({ db, now, readPage }: Context, userId: string, address: string) {
  const wait = await countUse(db, limits.importedPages, userId, now());
  if (wait > 0) throw tooMany(inSeconds(wait));
  const page = await readPage(address);
  if (typeof page === 'string') throw refuse(noPage[page]);
  const recipe = recipeOf(recipeInHtml(page.text) ?? recipeInJson(parseJson(page.text)), nothingOnPage);
  return { ...recipe, author: recipe.author ?? new URL(address).hostname.replace(/^www\./, '') };
}

function fromText(format: 'html' | 'cooklang' | 'json', content: string): OwnRecipe {
  if (format === 'html') return recipeOf(recipeInHtml(content), nothingOnPage);
  if (format === 'json') return recipeOf(recipeInJson(parseJson(content)), nothingInFile);
  const read = readCooklangRecipe(content);
  if ('problem' in read) throw refuse(`The Cooklang text cannot be read. ${read.problem}`);
  return read;
}

export const importRecipe: Handler<'importRecipe'> = async (context, { body, member }) => {
  const { format, content } = body;
  if (format !== 'url') return keepOwnRecipe(context, member, fromText(format, content), null);
  const address = addressOf(content);
  return keepOwnRecipe(context, member, await fromPage(context, member.userId, address), address);
};
