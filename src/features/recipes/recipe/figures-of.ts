import type { components } from '#contract/api.ts';
import { formatList } from '#domain/message/format-list.ts';
import { figuresOf as texts } from '#src/features/recipes/texts/recipe.ts';

type Recipe = components['schemas']['RecipeDetail'];

/** The nutrients shown on a recipe page: of the whole dish, or of its known ingredients. */
export const nutrientsOf = ({ nutrients, known_figures: known }: Recipe): Recipe['nutrients'] =>
  known?.nutrients ?? nutrients;

/** `without “Moon dust”`; '' if no ingredient is missing from the figures. */
export const describeMissingFigures = ({ known_figures: known }: Pick<Recipe, 'known_figures'>): string =>
  known === undefined ? '' : texts.without(formatList(known.without.map((name) => `“${name}”`)));
