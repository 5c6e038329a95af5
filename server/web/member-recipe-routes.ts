import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recipeInPath } from '#domain/recipe/recipe-path.ts';
import { readPublicRecipe, withRecipe } from './public-recipe.ts';
import { findReader } from './reading-cookie.ts';
import { loadRendering, type RenderedPages, withTitle } from './rendered-page.ts';
import { sendPrivatePage } from './send-page.ts';

/**
 * The page of a recipe, rendered for members by their reading cookie: what is public of it, and the same for all of them.
 * Anybody else, and any other recipe, gets the page of the app, which then redirects to the login or reads the recipe.
 */
export async function memberRecipeRoutes(
  app: FastifyInstance,
  { context, root, pageTheme }: RenderedPages,
): Promise<void> {
  const rendering = await loadRendering(root, 'recipe.html');
  if (rendering === null || rendering.renderers === null) return;
  const {
    template,
    renderers: { renderMemberRecipe },
  } = rendering;

  async function render(request: FastifyRequest<{ Params: { id: string } }>): Promise<string | null> {
    try {
      if (recipeInPath(`/recipes/${request.params.id}`) === null) return null;
      if ((await findReader(context, request)) === null) return null;
      const found = await readPublicRecipe(context, request.params.id);
      if (found === null) return null;
      const { recipe } = found;
      return withRecipe(withTitle(template, recipe.title), recipe, renderMemberRecipe(recipe));
    } catch (error) {
      // the app itself shows the error
      context.log.error({ err: error }, 'server-rendered recipe');
      return null;
    }
  }
  app.get<{ Params: { id: string } }>('/recipes/:id', async (request, reply) => {
    const html = await render(request);
    if (html !== null) return sendPrivatePage(reply, { html, theme: pageTheme() });
    reply.callNotFound();
    return reply;
  });
}
