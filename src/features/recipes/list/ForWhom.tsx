import type { components } from '#contract/api.ts';
import { forWhom as texts } from '#src/features/recipes/texts/list.ts';
import { ChipRadioGroup } from '#src/ui/field/ChipRadioGroup.tsx';

type Person = NonNullable<components['schemas']['SearchPagination']['people']>[number];

/** Whom the dishes have to fit; nothing for a member who eats alone. */
export function ForWhom({
  people,
  forWhom,
  onChoose,
  hasAnybody = true,
}: {
  readonly people: readonly Person[];
  readonly forWhom: string;
  readonly onChoose: (forWhom: string) => void;
  /** Whether it can be left open. */
  readonly hasAnybody?: boolean;
}) {
  if (people.length < 2 && forWhom === '') return null;
  const choices = [
    ...(hasAnybody ? [{ value: '', label: texts.anybody }] : []),
    { value: 'me', label: texts.me },
    { value: 'us', label: texts.us },
    ...people.filter(({ is_me: isMe }) => !isMe).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return <ChipRadioGroup label={texts.title} options={choices} value={forWhom} onChange={onChoose} />;
}
