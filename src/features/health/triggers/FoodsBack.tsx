import { reintroducedFoods } from '#domain/triggers/reintroduced-foods.ts';
import type { FoodTest } from '#src/flows/health/use-trigger-test.ts';
import { CheckIcon } from '#src/ui/icon/sign-icons.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { foodsBack as texts } from '../texts/triggers.ts';
import styles from './Triggers.module.css';

/** What the member eats again: the point of a test. */
export function FoodsBack({ past }: { readonly past: NonNullable<FoodTest['tests']>['past'] }) {
  const reintroduced = reintroducedFoods(past);
  if (reintroduced.length === 0) return null;
  return (
    <Card aria-label={texts.title}>
      <Stack gap={8}>
        <Text as="h2" variant="h2">
          {texts.title}
        </Text>
        <Stack as="ul" gap={8}>
          {reintroduced.map(({ id, name, upTo }) => (
            <li key={id} className={styles['back']}>
              <CheckIcon size={20} />
              <Text>{upTo === null ? texts.neverTheReason(name) : `${name}, ${upTo}`}</Text>
            </li>
          ))}
        </Stack>
        <Text variant="small" tone="muted">
          {texts.backNote(reintroduced.length)}
        </Text>
      </Stack>
    </Card>
  );
}
