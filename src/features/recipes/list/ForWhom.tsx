import { useEffect, useState } from 'react';
import type { components } from '#contract/api.ts';
import { SelectField } from '#src/ui/input/SelectField.tsx';

type Person = NonNullable<components['schemas']['SearchPagination']['people']>[number];

/** Whom the dishes have to fit; nothing for a member who eats alone. */
export function ForWhom({
  people,
  forWhom,
  onChoose,
}: {
  readonly people: readonly Person[];
  readonly forWhom: string;
  readonly onChoose: (forWhom: string) => void;
}) {
  // the next list is loading meanwhile, and its people are those of the last one
  const [known, setKnown] = useState(people);
  useEffect(() => {
    if (people.length > 0) setKnown(people);
  }, [people]);
  const shown = people.length > 0 ? people : known;
  if (shown.length < 2 && forWhom === '') return null;
  const others = shown.filter(({ is_me: isMe }) => !isMe);
  return (
    <SelectField
      label="Show what fits"
      name="forWhom"
      value={forWhom}
      options={[
        { value: '', label: 'Anybody' },
        { value: 'me', label: 'Me' },
        { value: 'us', label: 'Us' },
        ...others.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={onChoose}
    />
  );
}
