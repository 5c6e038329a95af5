import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { SearchField } from '#src/ui/field/SearchField.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

const nothing = () => {};

/** A mock-up of a screen: its controls do nothing, and say so. */
export function AddRecipeScreen() {
  usePageTitle('Add recipe');
  return (
    <Stack gap={16} pad="page">
      <Card tone="tint">
        <Text variant="small">
          This page only shows how adding looks. Add dishes to a day in the planner, or bring your own
          recipes.
        </Text>
      </Card>
      <SearchField label="Search recipes" value="" onChange={nothing} />
      <Card>
        <Text variant="h3">Carrot soup</Text>
        <Text variant="note" tone="muted">
          35 min · 4 servings
        </Text>
      </Card>
      <Button variant="primary" width="block" aria-disabled>
        Add recipe
      </Button>
      <Button variant="tinted" width="block" href={paths.planner()}>
        To the planner
      </Button>
      <Button variant="tinted" width="block" href={memberPaths.newOwnRecipe()}>
        Write your own recipe
      </Button>
      <Button variant="tinted" width="block" href={paths.importRecipe()}>
        Import a recipe
      </Button>
    </Stack>
  );
}
