import { useOwnRecipes, useRecipeExport } from '#src/flows/recipes/use-own-recipes.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { PlusIcon } from '#src/ui/icon/common-icons.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { RecipeResults } from '../list/RecipeResults.tsx';

/** The member's own recipes. */
export function OwnRecipesScreen() {
  usePageTitle('My recipes');
  const list = useOwnRecipes();
  return (
    <Stack gap={16} pad="page">
      <Row gap={12} wrap>
        <Button variant="primary" icon={<PlusIcon size={18} />} href={memberPaths.newOwnRecipe()}>
          Write a recipe
        </Button>
        <Button variant="tinted" href={paths.importRecipe()}>
          Import
        </Button>
      </Row>
      <RecipeResults
        variant="rows"
        {...list}
        onMore={list.showMore}
        onRetry={list.retry}
        empty={
          <EmptyState
            title="No recipes of your own yet"
            text="Write one down or import it from a web page. Only you will see it, in your search and your planner too."
          />
        }
      />
      {list.recipes.length > 0 && <Export />}
    </Stack>
  );
}

function Export() {
  const { isBusy, exportAs } = useRecipeExport();
  return (
    <Stack gap={8}>
      <Text variant="small" tone="muted">
        Take all your recipes along. The JSON file is schema.org, which many recipe apps read.
      </Text>
      <Row gap={12} wrap>
        <Button size="sm" disabled={isBusy} onClick={() => exportAs('schema_org')}>
          Export as JSON
        </Button>
        <Button size="sm" disabled={isBusy} onClick={() => exportAs('cooklang')}>
          Export as Cooklang
        </Button>
      </Row>
    </Stack>
  );
}
