import { recipeFacts as texts } from '#src/ui/recipe/texts.ts';
import type { AxisVerdicts, Fit } from '../verdict/verdict-response.ts';

/** The facts of a recipe on a card. */
export interface RecipeFacts {
  readonly title: string;
  readonly href: string;
  /** Square picture, which cards crop; null: its place alone. */
  readonly image: string | null;
  /** Wide picture for a lead card and the recipe's page. */
  readonly imageWide?: string | undefined;
  /** Average rating, 1 to 5; null before the first review. */
  readonly rating: number | null;
  readonly ratings: number;
  readonly minutes: number;
  readonly servings: number;
  readonly author: string | null;
  readonly partnerId: string | null;
}

export interface RecipeCardProps {
  readonly recipe: RecipeFacts;
  /** Absent for a guest. */
  readonly fit?: Fit | undefined;
  /** Whom of the household it fits; absent for a member who eats with nobody. */
  readonly table?: string | undefined;
  readonly favorite?: { readonly on: boolean; readonly onToggle: () => void } | undefined;
  /** The picture is above the fold and loads eagerly. */
  readonly eager?: boolean;
  readonly heading?: 'h2' | 'h3';
}

export interface RecipeLeadCardProps extends RecipeCardProps {
  readonly verdicts: AxisVerdicts;
}

/** The author, if a partner published the recipe under a name. */
export function publishedBy({ author, partnerId }: RecipeFacts): string | null {
  return author && partnerId ? texts.publishedBy(author) : null;
}
