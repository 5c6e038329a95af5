import type { DayPlan } from '#domain/meal-plan/week-plan.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { formatKcal } from './plan-text.ts';
import { useShowsNumbers } from './shows-numbers.ts';
import { tableDayCard as texts } from './texts/day.ts';

type Person = NonNullable<DayPlan['table']>['people'][number];

/** What the day adds up to for each at the table. */
export function TableDayCard({ people }: { readonly people: readonly Person[] }) {
  return (
    <Card aria-label={texts.title}>
      <Stack gap={12}>
        <Text as="h2" variant="h2">
          {texts.title}
        </Text>
        <Stack as="ul" gap={12}>
          {people.map((person) => (
            <li key={person.id}>
              <PersonDay person={person} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

function PersonDay({
  person: { name, is_me: isMe, calories, target, nutrients, sentence },
}: {
  person: Person;
}) {
  const showsNumbers = useShowsNumbers();
  return (
    <Stack gap={2}>
      <Row spread="between" gap={12} wrap>
        <Text as="h3" variant="small-strong">
          {isMe ? texts.you : name}
        </Text>
        {showsNumbers && calories !== null && target !== null && (
          <Text as="span" variant="small">
            {texts.calories(formatNumber(calories), formatKcal(target))}
          </Text>
        )}
      </Row>
      {showsNumbers && nutrients.length > 0 && (
        <Text variant="note" tone="muted">
          {nutrients
            .filter((each) => each.name !== 'Calories')
            .map((each) => `${each.name} ${formatNumber(each.amount)} ${each.unit}`)
            .join(' · ')}
        </Text>
      )}
      {(showsNumbers || !sentence.includes('kcal')) && <Text variant="small">{sentence}</Text>}
    </Stack>
  );
}
