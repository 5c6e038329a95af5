import { ownRecipesScreen as texts } from '#src/features/recipes/texts/own.ts';
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
  usePageTitle(texts.title);
  const list = useOwnRecipes();
  return (
    <Stack gap={16} pad="page">
      <Row gap={12} wrap>
        <Button variant="primary" icon={<PlusIcon size={18} />} href={memberPaths.newOwnRecipe()}>
          {texts.write}
        </Button>
        <Button variant="tinted" href={paths.importRecipe()}>
          {texts.import}
        </Button>
      </Row>
      <RecipeResults
        variant="rows"
        {...list}
        onMore={list.showMore}
        onRetry={list.retry}
        empty={<EmptyState title={texts.empty} text={texts.emptyHint} />}
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
        {texts.exportHint}
      </Text>
      <Row gap={12} wrap>
        <Button size="sm" aria-disabled={isBusy} onClick={() => exportAs('schema_org')}>
          {texts.exportJson}
        </Button>
        <Button size="sm" aria-disabled={isBusy} onClick={() => exportAs('cooklang')}>
          {texts.exportCooklang}
        </Button>
      </Row>
    </Stack>
  );
}
