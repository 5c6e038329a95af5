import { presetSwitch as texts } from '#src/features/recipes/texts/filter.ts';
import type { useRecipeFilter } from '#src/flows/recipes/use-recipe-filter.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Switch } from '#src/ui/input/Switch.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

const note = ({ isLoading, isAnythingSaved }: ReturnType<typeof useRecipeFilter>['preset']) => {
  if (isLoading || isAnythingSaved) return texts.preset;
  return texts.nothingSaved;
};

/** Fills the filter from the saved preferences. Any other change of the filter switches it off. */
export function PresetSwitch({ preset }: { preset: ReturnType<typeof useRecipeFilter>['preset'] }) {
  return (
    <Card>
      <Row gap={12} spread="between">
        <div>
          <Text as="h3" variant="small-strong">
            {texts.label}
          </Text>
          {preset.failure === null ? (
            <Text variant="note" tone="muted">
              {note(preset)}
            </Text>
          ) : (
            <Text variant="note" tone="danger" role="alert">
              {preset.failure}
            </Text>
          )}
        </div>
        {preset.failure === null ? (
          <Switch
            label={texts.labelWithPreset}
            checked={preset.isEnabled}
            busy={preset.isLoading}
            onChange={preset.toggle}
          />
        ) : (
          <Button size="sm" onClick={preset.retry}>
            {texts.tryAgain}
          </Button>
        )}
      </Row>
    </Card>
  );
}
