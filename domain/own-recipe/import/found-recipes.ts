import type { OwnRecipeDraft } from '#domain/own-recipe/own-recipe-draft.ts';

/** The recipes found in a page or a file. */
export interface FoundRecipes {
  readonly recipes: readonly OwnRecipeDraft[];
  /** Unreadable parts, by name. */
  readonly problems: readonly { readonly name: string; readonly message: string }[];
}

/** The result of importing one of them. */
export interface ImportedRecipe {
  readonly title: string;
  /** Null: it was not stored. */
  readonly id: number | null;
  /** Number of lines to check. */
  readonly openLines: number;
  /** Why it was not stored. */
  readonly problem: string | null;
}

/** The chosen ones in the order they were found. */
export const chosenRecipes = (
  { recipes }: FoundRecipes,
  chosen: readonly number[],
): readonly OwnRecipeDraft[] => recipes.filter((_, index) => chosen.includes(index));

export const withToggled = (chosen: readonly number[], index: number): readonly number[] =>
  chosen.includes(index)
    ? chosen.filter((each) => each !== index)
    : [...chosen, index].toSorted((a, b) => a - b);

/** "12 recipes are saved. 3 of them need a look. 1 could not be saved." */
export function importSentence(imported: readonly ImportedRecipe[]): string {
  const stored = imported.filter(({ id }) => id !== null);
  const unclear = stored.filter(({ openLines }) => openLines > 0).length;
  const refused = imported.length - stored.length;
  const recipes = (count: number) => (count === 1 ? '1 recipe is' : `${count} recipes are`);
  return [
    stored.length === 0 ? 'No recipe is saved.' : `${recipes(stored.length)} saved.`,
    ...(unclear > 0 ? [`${unclear === 1 ? '1 needs' : `${unclear} need`} a look.`] : []),
    ...(refused > 0 ? [`${refused} couldn’t be saved.`] : []),
  ].join(' ');
}

/** Percentage of the requested recipes. */
export const importProgress = (imported: readonly ImportedRecipe[], chosen: readonly number[]): number =>
  chosen.length === 0 ? 0 : Math.round((imported.length / chosen.length) * 100);
