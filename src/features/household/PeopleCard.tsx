import { maxDependents } from '#domain/household/household.ts';
import type { useHousehold } from '#src/flows/household/use-household.ts';
import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './Household.module.css';

type Household = NonNullable<ReturnType<typeof useHousehold>['household']>;
type Person = Household['people'][number];

const count = (number: number) => number.toLocaleString('en');

/** `Child, 5 years`, `Owner`. */
function roleWords({ kind, position, age }: Person): string {
  const years = age === null ? '' : `, ${age} ${age === 1 ? 'year' : 'years'}`;
  if (kind === 'adult') return position === 'owner' ? 'Owner' : 'Adult';
  return `${kind === 'child' ? 'Child' : 'Guest'}${years}`;
}

function constraintText({ constraints, is_me: isMe }: Person): string {
  if (constraints === null) return 'Doesn’t share what they eat, so we can’t check dishes for them';
  if (constraints.length > 0) return constraints.join(', ');
  return isMe ? 'You eat everything' : 'Eats everything';
}

/** Everybody at the table. */
export function PeopleCard({
  household,
  isBusy,
  onRemove,
}: {
  readonly household: Household;
  readonly isBusy: boolean;
  readonly onRemove: (id: string) => void;
}) {
  const { people, is_owner: isOwner } = household;
  const isFull = people.filter(({ kind }) => kind !== 'adult').length >= maxDependents;
  return (
    <Card aria-label="At your table">
      <Stack gap={8}>
        <Text as="h2" variant="h2">
          At your table
        </Text>
        <ul aria-label="People">
          {people.map((person) => (
            <li key={person.id} className={styles['entry']}>
              <div className={styles['words']}>
                <Text variant="body-strong">{person.is_me ? `${person.name} (you)` : person.name}</Text>
                <Text variant="note" tone="muted">
                  {roleWords(person)}
                  {person.energy !== null && `, ${count(person.energy)} kcal a day`}
                </Text>
                <Text variant="small">{constraintText(person)}</Text>
              </div>
              <div className={styles['actions']}>
                {person.profile !== null && (
                  <Button
                    size="sm"
                    variant="tinted"
                    href={memberPaths.dependent(person.id)}
                    aria-label={`Edit ${person.name}`}
                  >
                    Edit
                  </Button>
                )}
                {!person.is_me && (isOwner || person.is_mine) && (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-disabled={isBusy}
                    aria-label={`Remove ${person.name}`}
                    onClick={() => onRemove(person.id)}
                  >
                    Remove
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
        {isFull ? (
          <Text variant="small" tone="muted">
            {`There’s room for ${maxDependents} children and guests. Remove one to add another.`}
          </Text>
        ) : (
          <Button variant="tinted" href={memberPaths.newDependent()}>
            Add a child or a guest
          </Button>
        )}
      </Stack>
    </Card>
  );
}
