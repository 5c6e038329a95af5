import type { Rule } from './linted-recipe.ts';

/** An author is named only for a recipe that a person wrote, with its `source`. */
export const authorRule: Rule = ({ recipe, metadata, lineOf }) =>
  recipe.author === null || metadata['source'] !== undefined
    ? []
    : [
        {
          line: lineOf('author'),
          text: `${recipe.author} needs a source: that says where the recipe was published; without one, leave the author out`,
        },
      ];
