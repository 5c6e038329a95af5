import { type ReactNode, useId } from 'react';
import { allergenLabel } from '#domain/allergen/allergen-text.ts';
import { choiceSection as texts } from '#src/features/recipes/texts/filter.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { ChipChoice } from '#src/ui/input/ChipChoice.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

interface FilterSectionProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** A heading with what is chosen below it. */
export function FilterSection({ title, note, children }: FilterSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={12}>
        <div>
          <Text as="h3" variant="h3" id={id}>
            {title}
          </Text>
          {note && (
            <Text variant="note" tone="muted">
              {note}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </section>
  );
}

export interface ChoiceSectionProps extends Omit<FilterSectionProps, 'children'> {
  /** The options, or the message of a failed load. */
  readonly choices: { readonly names: readonly string[]; readonly failure: string | null };
  readonly isLoading: boolean;
  readonly chosen: readonly string[];
  readonly onToggle: (name: string) => void;
  readonly onRetry: () => void;
}

/** A multiple choice; the rest of the filter also works while it is loading. */
export function ChoiceSection(props: ChoiceSectionProps) {
  const { title, note, choices, isLoading, chosen, onToggle, onRetry } = props;
  const toggled = (next: readonly string[]) =>
    choices.names.find((name) => next.includes(name) !== chosen.includes(name));
  const change = (next: readonly string[]) => {
    const name = toggled(next);
    if (name !== undefined) onToggle(name);
  };
  return (
    <FilterSection title={title} note={note}>
      {isLoading && choices.names.length === 0 && <ListSkeleton rows={2} />}
      {!isLoading && choices.failure !== null && (
        <Row gap={12} spread="between" role="alert">
          <Text variant="small" tone="danger">
            {choices.failure}
          </Text>
          <Button size="sm" onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        </Row>
      )}
      {choices.names.length > 0 && (
        <ChipChoice
          label={title}
          options={choices.names.map((name) => ({ value: name, label: allergenLabel(name) }))}
          chosen={chosen}
          onChange={change}
        />
      )}
    </FilterSection>
  );
}
