/** What a member may pass on of an own recipe, which nobody else can open. */
export interface SharedRecipe {
  readonly title: string;
  readonly servings: number;
  readonly lines: readonly string[];
  readonly steps: readonly string[];
  readonly author: string | null;
}

/** An own recipe as plain text, to send instead of a link. Without levels and fit, which are about one person. */
export function recipeText({ title, servings, lines, steps, author }: SharedRecipe): string {
  const numbered = steps.map((step, at) => `${at + 1}. ${step}`);
  const by = author === null ? [] : [`From ${author}`];
  const head = [title, ...by, `For ${servings} ${servings === 1 ? 'serving' : 'servings'}`];
  return [head, lines, numbered]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}
