import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jpegSizes } from './art-jpeg.ts';
import { type PageHead, withHead } from './page-head.ts';
import { publicOrigin } from './public-origin.ts';
import { type PublicRecipe, readPublicRecipe, withRecipe } from './public-recipe.ts';
import { recipeJsonLd } from './recipe-json-ld.ts';
import { loadRendering, type RenderedPages, readableWithoutScripts } from './rendered-page.ts';
import { sendPage } from './send-page.ts';
import type { SharedRecipe } from './shared-recipe.ts';

const descriptionOf = ({ title, summary, servings, ready_in_minutes: minutes }: SharedRecipe) =>
  summary !== ''
    ? summary
    : `${title}: a recipe for ${servings}${minutes > 0 ? `, ready in ${minutes} minutes` : ''}.`;

function headOf({ recipe, reviews, artHash }: PublicRecipe, origin: string): PageHead {
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

/** The public page of a recipe, rendered on the server. 404 for an unknown one. */
export async function sharedRecipeRoutes(
  app: FastifyInstance,
  { context, root, pageTheme }: RenderedPages,
): Promise<void> {
  const rendering = await loadRendering(root, 'share.html', 'index.html');
  if (rendering === null) return;
  const { template, renderers } = rendering;

  async function page(request: FastifyRequest<{ Params: { id: string } }>) {
    try {
      const found = await readPublicRecipe(context, request.params.id);
      if (found === null) return { html: template, status: 404 as const };
      const head = headOf(found, publicOrigin(context.config, request) ?? '');
      const withWords = withHead(template, head);
      const html =
        renderers === null
          ? withWords
          : readableWithoutScripts(
              withRecipe(withWords, found.recipe, renderers.renderSharedRecipe(found.recipe)),
            );
      return { html, status: 200 as const };
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
