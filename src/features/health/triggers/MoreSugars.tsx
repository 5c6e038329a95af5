import { type FodmapSugar, isFodmapSugar } from '#domain/food/fodmap-figure.ts';
import { protocol } from '#domain/triggers/protocol.ts';
import type { TriggerChoices } from '#src/flows/health/trigger-flow.ts';
import { ChipChoice } from '#src/ui/input/ChipChoice.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { moreSugars as texts } from '../texts/triggers.ts';

interface MoreSugarsProps {
  /** Those that may be tested. */
  readonly substances: readonly Pick<TriggerChoices['substances'][number], 'substance' | 'name'>[];
  /** What is tested now. */
  readonly tested: string;
  readonly chosen: readonly FodmapSugar[];
  readonly onChange: (chosen: readonly FodmapSugar[]) => void;
  readonly problem: string | null;
}

/** Sugars to leave out together with the tested one, and to test next. */
export function MoreSugars({ substances, tested, chosen, onChange, problem }: MoreSugarsProps) {
  const options = substances.flatMap(({ substance, name }) =>
    substance !== tested && isFodmapSugar(substance) ? [{ value: substance, label: name }] : [],
  );
  if (!isFodmapSugar(tested) || options.length === 0) return null;
  return (
    <Stack gap={8}>
      <Text as="h3" variant="h3">
        {texts.title}
      </Text>
      <Text variant="small" tone="muted">
        {texts.note(protocol.sugarsAtMost - 1)}
      </Text>
      <ChipChoice label={texts.title} options={options} chosen={chosen} onChange={onChange} />
      {problem !== null && (
        <Text variant="small" tone="danger" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
}
