import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml } from '#domain/html/escape-html.ts';
import type { Context } from '#server/context.ts';
import { findRecipe } from '#server/queries/recipes.ts';
import { findReviews } from '#server/queries/reviews.ts';
import { reviewOf } from '#server/recipes/review-page.ts';
import { jpegSizes } from './art-jpeg.ts';
import { type PageHead, withHead } from './page-head.ts';
import type { PageTheme } from './page-theme.ts';
import { publicOrigin } from './public-origin.ts';
import { type PublicReview, recipeJsonLd } from './recipe-json-ld.ts';
import { sendPage } from './send-page.ts';
import { type SharedRecipe, sharedRecipe } from './shared-recipe.ts';

type DrawRecipe = (recipe: SharedRecipe) => string;

interface Options {
  readonly context: Context;
  /** Folder of the built app. */
  readonly root: string;
  readonly pageTheme: () => PageTheme;
}

/** Number of reviews in the JSON-LD. */
const reviewsInData = 10;
const shell = /<div id="root">[\s\S]*?<\/div>\s*<noscript>[\s\S]*?<\/noscript>/;
const maxRefLength = 200;

interface Read {
  readonly recipe: SharedRecipe;
  readonly reviews: readonly PublicReview[];
  readonly artHash: string;
}

async function read({ db, queryCache, foods, now }: Context, ref: string): Promise<Read | null> {
  if (ref.length > maxRefLength || ref.includes('\0') || !ref.isWellFormed()) return null;
  const found = await queryCache.getFresh(
    ['recipes', 'recipe_details', 'reviews', 'users'],
    `shared ${ref}`,
    async () => {
      const row = await findRecipe(db, ref, null);
      if (row === undefined) return null;
      const reviews = await findReviews(db, row.id, { page: 1, perPage: reviewsInData });
      return { row, recipe: sharedRecipe(row, foods), reviews };
    },
  );
  return (
    found && {
      recipe: found.recipe,
      reviews: found.reviews.map((review) => reviewOf(review, now())),
      artHash: found.row.art_hash,
    }
  );
}

const descriptionOf = ({ title, summary, servings, ready_in_minutes: minutes }: SharedRecipe) =>
  summary !== ''
    ? summary
    : `${title}: a recipe for ${servings}${minutes > 0 ? `, ready in ${minutes} minutes` : ''}.`;

function headOf({ recipe, reviews, artHash }: Read, origin: string): PageHead {
  const address = `${origin}/recipes/${encodeURIComponent(recipe.ref_id)}/share`;
  const jpeg = (crop: 'wide' | 'square') =>
    `${origin}/art/${encodeURIComponent(recipe.ref_id)}/${crop}.jpg?v=${artHash}`;
  const pictures = [jpeg('wide'), jpeg('square')];
  return {
    title: recipe.title,
    description: descriptionOf(recipe),
    address,
    type: 'article',
    picture: { url: jpeg('wide'), type: 'image/jpeg', ...jpegSizes.wide, alt: recipe.title },
    data: recipeJsonLd(recipe, reviews, { page: address, pictures }),
  };
}

/** The page with the recipe rendered on the server. */
function withRecipe(page: string, recipe: SharedRecipe, draw: DrawRecipe): string {
  const picture = `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(recipe.image_wide)}" />`;
  // preloads the picture, which the rendered HTML references too late
  const drawn = draw(recipe).replace(/<link rel="preload"[^>]*>/g, '');
  return page
    .replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${picture}`)
    .replace(shell, () => `<div id="root">${drawn}</div>`);
}

/** The public page of a recipe, rendered on the server. 404 for an unknown one. */
export async function sharedRecipeRoutes(
  app: FastifyInstance,
  { context, root, pageTheme }: Options,
): Promise<void> {
  const file = ['share.html', 'index.html'].map((name) => join(root, name)).find(existsSync);
  if (file === undefined) return;
  const template = readFileSync(file, 'utf8');
  const renderer = join(root, '.server/shared-recipe.js');
  const draw: DrawRecipe | null = existsSync(renderer)
    ? (await import(pathToFileURL(renderer).href)).drawSharedRecipe
    : null;

  async function page(request: FastifyRequest<{ Params: { id: string } }>) {
    try {
      const found = await read(context, request.params.id);
      if (found === null) return { html: template, status: 404 as const };
      const head = headOf(found, publicOrigin(context.config, request) ?? '');
      const withWords = withHead(template, head);
      return {
        html: draw === null ? withWords : withRecipe(withWords, found.recipe, draw),
        status: 200 as const,
      };
    } catch (error) {
      // the app itself shows the error
      context.log.error({ err: error }, 'shared recipe');
      return { html: template, status: 200 as const };
    }
  }
  app.get<{ Params: { id: string } }>('/recipes/:id/share', async (request, reply) =>
    sendPage(request, reply, { ...(await page(request)), theme: pageTheme() }),
  );
}
