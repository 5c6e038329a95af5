import type { components } from '#contract/api.ts';
import { forWhom as texts } from '#src/features/recipes/texts/list.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CheckIcon } from '#src/ui/icon/sign-icons.tsx';
import { Row } from '#src/ui/text/Stack.tsx';

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
    ...(hasAnybody ? [{ id: '', name: texts.anybody }] : []),
    { id: 'me', name: texts.me },
    { id: 'us', name: texts.us },
    ...people.filter(({ is_me: isMe }) => !isMe),
  ];
  return (
    <Row gap={8} wrap role="group" aria-label={texts.title}>
      {choices.map(({ id, name }) => (
        <Button
          key={id}
          size="sm"
          variant={id === forWhom ? 'tinted' : 'secondary'}
          aria-pressed={id === forWhom}
          icon={id === forWhom && <CheckIcon size={16} />}
          onClick={() => onChoose(id)}
        >
          {name}
        </Button>
      ))}
    </Row>
  );
}
