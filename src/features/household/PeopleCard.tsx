import { maxDependents } from '#domain/household/household.ts';
import { bidiIsolated } from '#domain/message/bidi-isolate.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import type { useHousehold } from '#src/flows/household/use-household.ts';
import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './Household.module.css';
import { peopleCard as texts } from './texts.ts';

type Household = NonNullable<ReturnType<typeof useHousehold>['household']>;
type Person = Household['people'][number];

/** `Child, 5 years`, `Owner`. */
function roleWords({ kind, position, age }: Person): string {
  const years = age === null ? '' : `, ${texts.years(age)}`;
  if (kind === 'adult') return position === 'owner' ? texts.owner : texts.adult;
  return `${kind === 'child' ? texts.child : texts.guest}${years}`;
}

function constraintText({ constraints, is_me: isMe }: Person): string {
  if (constraints === null) return texts.notSharing;
  if (constraints.length > 0) return constraints.join(' · ');
  return isMe ? texts.youEatEverything : texts.eatsEverything;
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
    <Card aria-label={texts.title}>
      <Stack gap={8}>
        <Text as="h2" variant="h2">
          {texts.title}
        </Text>
        <ul aria-label={texts.listLabel}>
          {people.map((person) => (
            <li key={person.id} className={styles['entry']}>
              <div className={styles['words']}>
                <Text variant="body-strong">
                  {person.is_me ? texts.you(bidiIsolated(person.name)) : person.name}
                </Text>
                <Text variant="note" tone="muted">
                  {roleWords(person)}
                  {person.energy !== null && texts.energy(formatNumber(person.energy))}
                </Text>
                <Text variant="small">{constraintText(person)}</Text>
              </div>
              <div className={styles['actions']}>
                {person.profile !== null && (
                  <Button
                    size="sm"
                    variant="tinted"
                    href={memberPaths.dependent(person.id)}
                    aria-label={texts.editLabel(person.name)}
                  >
                    {texts.edit}
                  </Button>
                )}
                {!person.is_me && (isOwner || person.is_mine) && (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-disabled={isBusy}
                    aria-label={texts.removeLabel(person.name)}
                    onClick={() => onRemove(person.id)}
                  >
                    {texts.remove}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
        {people.some(({ age }) => age !== null) && (
          <Text variant="note" tone="muted">
            {texts.agesNote}
          </Text>
        )}
        {isFull ? (
          <Text variant="small" tone="muted">
            {texts.fullNote(maxDependents)}
          </Text>
        ) : (
          <Button variant="tinted" href={memberPaths.newDependent()}>
            {texts.add}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
