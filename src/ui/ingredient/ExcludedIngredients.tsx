import { useId } from 'react';
import { Button } from '../button/Button.tsx';
import { ChipChoice } from '../field/ChipChoice.tsx';
import { PlusIcon } from '../icon/common-icons.tsx';
import { Stack } from '../text/Stack.tsx';
import { Text } from '../text/Text.tsx';

export interface ExcludedIngredientsProps {
  readonly names: readonly string[];
  readonly onRemove: (name: string) => void;
  readonly onAdd: () => void;
}

/** Single ingredients that no recipe may contain. */
export function ExcludedIngredients({ names, onRemove, onAdd }: ExcludedIngredientsProps) {
  const id = useId();
  const change = (left: readonly string[]) => {
    const removed = names.find((name) => !left.includes(name));
    if (removed !== undefined) onRemove(removed);
  };
  return (
    <section aria-labelledby={id}>
      <Stack gap={12}>
        <div>
          <Text as="h3" look="h3" id={id}>
            Excluded ingredients
          </Text>
          <Text look="note" tone="muted">
            {names.length === 0
              ? 'Name what you do not want on your plate.'
              : 'Recipes with these are hidden.'}
          </Text>
        </div>
        {names.length > 0 && (
          <ChipChoice
            label="Excluded ingredients"
            options={names.map((name) => ({ value: name, label: name }))}
            chosen={names}
            onChange={change}
          />
        )}
        <div>
          <Button
            variant="tinted"
            size="sm"
            icon={<PlusIcon size={18} />}
            aria-haspopup="dialog"
            onClick={onAdd}
          >
            Add ingredient
          </Button>
        </div>
      </Stack>
    </section>
  );
}
