import type { AxisVerdicts, Fit } from '../verdict/verdict-answer.ts';

/** What a card shows of a recipe. */
export interface RecipeFacts {
  readonly title: string;
  readonly href: string;
  /** Square picture; cards crop it. */
  readonly image: string;
  /** Wide picture for a lead card and the recipe's page. */
  readonly imageWide?: string | undefined;
  /** Average of the stars, 1 to 5; null before the first review. */
  readonly rating: number | null;
  readonly ratings: number;
  readonly minutes: number;
  readonly servings: number;
  readonly author: string | null;
  readonly partnerId: string | null;
}

export interface RecipeCardProps {
  readonly recipe: RecipeFacts;
  /** Missing for a guest. */
  readonly fit?: Fit | undefined;
  readonly favorite?: { readonly on: boolean; readonly onToggle: () => void } | undefined;
  /** The picture is wanted at once: it stands in the first view. */
  readonly eager?: boolean;
  readonly heading?: 'h2' | 'h3';
}

export interface RecipeLeadCardProps extends RecipeCardProps {
  readonly verdicts: AxisVerdicts;
}

/** The author, where a partner has published the recipe under a name. */
export function publishedBy({ author, partnerId }: RecipeFacts): string | null {
  return author && partnerId ? `Published by ${author}` : null;
}
