import type { OperationBody, OperationResponse } from '#contract/operations.ts';
import type { ImportedRecipe, ReadOutcome, ReadRecipes } from '#server/context/recipe-reader.ts';
import type { Context, Member } from '#server/context.ts';
import { invalid, tooMany } from '#server/errors.ts';
import { consumeQuota, type Limit } from '#server/queries/rate-limits.ts';
import { webAddress } from '#server/recipe-import/web-address.ts';
import { inSeconds, limits } from '#server/security/limits.ts';

const noPage = {
  'not public': 'Enter the address of a public web page, beginning with https://.',
  elsewhere:
    'That address leads to another site. Open it, and enter the address of the page it takes you to.',
  unreachable: 'We couldn’t read the page. Try again, or paste the recipe instead.',
  'too large': 'The page is too large. Paste the recipe instead.',
  'not found': 'We couldn’t find that page. Check the address.',
  'no page': 'There’s no web page at that address. Check the address, or paste the recipe instead.',
} as const;

const refuse = (sentence: string) => invalid({ content: [sentence] });

/** Counts one use by a member or from an address. Throws 429 with the sentence above the limit. */
export async function countOf({ db, now }: Context, limit: Limit, key: string, sentence: string) {
  const wait = await consumeQuota(db, limit, key, now());
  if (wait > 0) throw tooMany(inSeconds(wait), sentence);
}

/** Throws 422 with the sentence at the field if nothing could be read. */
export function readOrRefuse(outcome: ReadOutcome, field: 'content' | 'archive'): ReadRecipes {
  if ('refusal' in outcome) throw invalid({ [field]: [outcome.refusal] });
  return outcome;
}

async function fromPage(context: Context, { userId }: Member, content: string): Promise<ReadRecipes> {
  const address = webAddress(content);
  if (address === null) throw refuse(noPage['not public']);
  const sentence = 'You’ve imported many pages in the last hour. Please try again later.';
  await countOf(context, limits.importedPages, userId, sentence);
  const page = await context.readPage(address);
  if (typeof page === 'string') throw refuse(noPage[page]);
  const read = readOrRefuse(await context.recipeReader.readText('page', page.text, userId), 'content');
  const site = new URL(address).hostname.replace(/^www\./, '');
  const recipes = read.recipes.map((recipe, at) => ({
    ...recipe,
    author: recipe.author ?? site,
    // other recipes on the page may have their own pages
    address: at === 0 ? address : null,
  }));
  return { ...read, recipes };
}

/** Reads a recipe that a member submits. Throws 422 when nothing can be read, and 429 above the limit. */
export async function readSubmitted(
  context: Context,
  member: Member,
  { format, content }: OperationBody<'importRecipe'>,
): Promise<ReadRecipes> {
  if (format === 'url') return fromPage(context, member, content);
  const sentence = 'You’ve imported many recipes in the last hour. Please try again later.';
  await countOf(context, limits.recipeTexts, member.userId, sentence);
  return readOrRefuse(await context.recipeReader.readText(format, content, member.userId), 'content');
}

const draftOf = (recipe: ImportedRecipe) => ({
  title: recipe.title,
  summary: recipe.summary,
  servings: recipe.servings,
  ready_in_minutes: recipe.readyInMinutes,
  meal_types: recipe.mealTypes,
  ingredients: recipe.lines,
  steps: recipe.steps,
  author: recipe.author,
  source_address: recipe.address,
});

export const readAnswer = ({ recipes, problems }: ReadRecipes): OperationResponse<'readRecipes'> => ({
  data: { recipes: recipes.map(draftOf), problems },
});
