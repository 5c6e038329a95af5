import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml } from '#domain/html/escape-html.ts';
import { recipeInPath } from '#domain/recipe/recipe-path.ts';
import type { Context } from '#server/context.ts';
import { loadRenderers } from './page-renderers.ts';
import type { PageTheme } from './page-theme.ts';
import { readPublicRecipe, withRecipe } from './public-recipe.ts';
import { hasReadingCookie } from './reading-cookie.ts';
import { sendPrivatePage } from './send-page.ts';

interface Options {
  readonly context: Context;
  /** Folder of the built app. */
  readonly root: string;
  readonly pageTheme: () => PageTheme;
}

/**
 * The page of a recipe, drawn for members by their reading cookie: what is public of it, and the same for all of them.
 * Anybody else, and any other recipe, gets the page of the app, which then redirects to the login or reads the recipe.
 */
export async function memberRecipeRoutes(
  app: FastifyInstance,
  { context, root, pageTheme }: Options,
): Promise<void> {
  const file = join(root, 'recipe.html');
  const renderers = await loadRenderers(root);
  if (renderers === null || !existsSync(file)) return;
  const template = readFileSync(file, 'utf8');
  const { drawMemberRecipe } = renderers;

  async function draw(request: FastifyRequest<{ Params: { id: string } }>): Promise<string | null> {
    try {
      if (recipeInPath(`/recipes/${request.params.id}`) === null) return null;
      if (!(await hasReadingCookie(context, request))) return null;
      const found = await readPublicRecipe(context, request.params.id);
      if (found === null) return null;
      const { recipe } = found;
      const title = `<title>${escapeHtml(`${recipe.title} · Kindfare`)}</title>`;
      const titled = template.replace(/<title>[^<]*<\/title>/, () => title);
      return withRecipe(titled, recipe, drawMemberRecipe(recipe));
    } catch (error) {
      // the app itself shows the error
      context.log.error({ err: error }, 'drawn recipe');
      return null;
    }
  }
  app.get<{ Params: { id: string } }>('/recipes/:id', async (request, reply) => {
    const html = await draw(request);
    if (html !== null) return sendPrivatePage(reply, { html, theme: pageTheme() });
    reply.callNotFound();
    return reply;
  });
}
