import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { SearchField } from '#src/ui/field/SearchField.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { addRecipeScreen as texts } from './texts/screens.ts';

const nothing = () => {};

/** A mock-up of a screen: its controls do nothing, and say so. */
export function AddRecipeScreen() {
  usePageTitle(texts.title);
  return (
    <Stack gap={16} pad="page">
      <Card tone="tint">
        <Text variant="small">{texts.sampleNote}</Text>
      </Card>
      <SearchField label={texts.search} value="" onChange={nothing} />
      <Card>
        <Text variant="h3">{texts.sampleRecipe}</Text>
        <Text variant="note" tone="muted">
          {texts.sampleRecipeNote}
        </Text>
      </Card>
      <Button variant="primary" width="block" aria-disabled>
        {texts.title}
      </Button>
      <Button variant="tinted" width="block" href={paths.planner()}>
        {texts.toPlanner}
      </Button>
      <Button variant="tinted" width="block" href={memberPaths.newOwnRecipe()}>
        {texts.writeOwn}
      </Button>
      <Button variant="tinted" width="block" href={paths.importRecipe()}>
        {texts.import}
      </Button>
    </Stack>
  );
}
