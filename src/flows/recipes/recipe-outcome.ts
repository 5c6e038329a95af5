import type { components } from '#contract/api.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

type RecipeDetail = components['schemas']['RecipeDetail'];
type Response = Parameters<typeof outcomeOf<{ readonly data: RecipeDetail }, RecipeDetail>>[0];

/** A loaded recipe, whose directions are steps: other servers may send them as HTML alone. */
export async function recipeOutcome(response: Response): Promise<Outcome<RecipeDetail>> {
  const loaded = await outcomeOf(response, ({ data }) => data);
  if (loaded.kind !== 'ok') return loaded;
  const { instructions, instructions_html: html } = loaded.value;
  // without a word between the tags there is nothing to fetch the parser for
  if (instructions.steps[0] || !html?.replace(/<[^>]*>/g, '').trim()) return loaded;
  const { stepsInHtml } = await import('./steps-in-html.ts');
  return { ...loaded, value: { ...loaded.value, instructions: { steps: stepsInHtml(html) } } };
}
