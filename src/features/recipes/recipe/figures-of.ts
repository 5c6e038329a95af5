import type { components } from '#contract/api.ts';
import { formatList } from '#domain/message/format-list.ts';

type Recipe = components['schemas']['RecipeDetail'];

/** The nutrients that a recipe's page shows: of the whole dish, or of what is known of it. */
export const nutrientsOf = ({ nutrients, known_figures: known }: Recipe): Recipe['nutrients'] =>
  known?.nutrients ?? nutrients;

/** `without “Moon dust”`; '' where nothing is missing from the figures. */
export const describeMissingFigures = ({ known_figures: known }: Pick<Recipe, 'known_figures'>): string =>
  known === undefined ? '' : `without ${formatList(known.without.map((name) => `“${name}”`))}`;
