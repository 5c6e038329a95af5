import { formatDay } from '#domain/calendar/week.ts';
import { titleInSentence, titlesInSentence } from '#domain/triggers/substance-names.ts';
import type { FoodTest } from '#src/flows/health/use-trigger-test.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { nextTest as texts } from '../texts/triggers.ts';

type Restriction = NonNullable<NonNullable<FoodTest['tests']>['next']>;
type Sugar = Restriction['sugars'][number];

/** A sugar to test next, and those that stay out meanwhile. */
export interface NextTest {
  readonly sugar: Sugar;
  readonly others: readonly Sugar[];
}

interface NextTestCardProps {
  readonly restriction: Restriction;
  readonly onChoose: (next: NextTest) => void;
}

/** The sugars that were left out, too: a test of one of them goes on with that restriction. */
export function NextTestCard({ restriction: { sugars, days, until }, onChoose }: NextTestCardProps) {
  return (
    <Card aria-label={texts.title}>
      <Stack gap={12}>
        <Text as="h2" variant="h2">
          {texts.title}
        </Text>
        <Text variant="small">{texts.text(titlesInSentence(sugars), days, formatDay(until))}</Text>
        {sugars.length > 1 && <Text variant="small">{texts.othersNote}</Text>}
        {sugars.map((sugar) => (
          <Button
            key={sugar.substance}
            variant="primary"
            width="block"
            onClick={() => onChoose({ sugar, others: sugars.filter((other) => other !== sugar) })}
          >
            {texts.choose(titleInSentence(sugar.name))}
          </Button>
        ))}
      </Stack>
    </Card>
  );
}
