import { useId } from 'react';
import { pickedIngredients as texts } from '#src/ui/ingredient/texts.ts';
import { Button } from '../button/Button.tsx';
import { PlusIcon } from '../icon/common-icons.tsx';
import { ChipChoice } from '../input/ChipChoice.tsx';
import { Stack } from '../text/Stack.tsx';
import { Text } from '../text/Text.tsx';

export interface PickedIngredientsProps {
  readonly title: string;
  /** What picking does; `emptyNote` if none is picked. */
  readonly note: string;
  readonly emptyNote: string;
  readonly addLabel?: string;
  readonly names: readonly string[];
  readonly onRemove: (name: string) => void;
  readonly onAdd: () => void;
}

/** Single ingredients picked by name. */
export function PickedIngredients(props: PickedIngredientsProps) {
  const { title, note, emptyNote, addLabel = texts.add, names, onRemove, onAdd } = props;
  const id = useId();
  const change = (remaining: readonly string[]) => {
    const removed = names.find((name) => !remaining.includes(name));
    if (removed !== undefined) onRemove(removed);
  };
  return (
    <section aria-labelledby={id}>
      <Stack gap={12}>
        <div>
          <Text as="h3" variant="h3" id={id}>
            {title}
          </Text>
          <Text variant="note" tone="muted">
            {names.length === 0 ? emptyNote : note}
          </Text>
        </div>
        {names.length > 0 && (
          <ChipChoice
            label={title}
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
            aria-label={addLabel === texts.add ? texts.addTo(addLabel, title) : undefined}
            onClick={onAdd}
          >
            {addLabel}
          </Button>
        </div>
      </Stack>
    </section>
  );
}
