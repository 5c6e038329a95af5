import { cookedLast as texts } from '#src/features/recipes/texts/recipe.ts';
import { useCookedDates } from '#src/flows/cooking/use-cooked-dates.ts';
import { memberPaths } from '#src/member-paths.ts';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';

const written = (day: string) =>
  new Date(`${day}T12:00:00`).toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' });

/** When the member cooked the recipe; nothing before the first time. */
export function CookedLast({ recipeId }: { recipeId: string }) {
  const [last, ...before] = useCookedDates(recipeId);
  if (last === undefined) return null;
  return (
    <Text variant="small" tone="muted">
      {texts.last(written(last))}
      {before.length > 0 && texts.times(before.length + 1)}.{' '}
      <TextLink href={memberPaths.cooked()}>{texts.history}</TextLink>
    </Text>
  );
}
