import { useState } from 'react';
import { formatDay } from '#domain/calendar/week.ts';
import { limitWords } from '#domain/triggers/finding-text.ts';
import { type FoodTest, useLimitRemoval } from '#src/flows/health/use-trigger-test.ts';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { TrashIcon } from '#src/ui/icon/account-icons.tsx';
import { ConfirmSheet } from '#src/ui/sheet/ConfirmSheet.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './Triggers.module.css';

type Limits = NonNullable<FoodTest['tests']>['limits'];

export interface MyLimitsProps {
  readonly limits: Limits;
  readonly today: string;
  readonly onRemoved: () => void;
}

/** The limits that the member accepted, each with a way to remove it. */
export function MyLimits({ limits, today, onRemoved }: MyLimitsProps) {
  const [asked, setAsked] = useState<Limits[number] | null>(null);
  const [removing, setRemoving] = useState<string | null>(null);
  if (limits.length === 0) return null;
  return (
    <Stack as="section" gap={8} aria-label="My limits">
      <Text as="h2" variant="h2">
        My limits
      </Text>
      <Stack as="ul" gap={8}>
        {limits.map((each) => (
          <li key={each.id} className={styles['limit']}>
            <div>
              <Text variant="body-strong">{`${each.name}: ${limitWords(each.limit)}`}</Text>
              <Text variant="small" tone="muted">
                {each.retest_on > today
                  ? `Tested with ${each.food.toLowerCase()}, since ${formatDay(each.since)}. Limits shift: from ${formatDay(each.retest_on)} on it’s worth testing again.`
                  : `Tested with ${each.food.toLowerCase()}, since ${formatDay(each.since)}. That’s six months: you may tolerate more by now. Test it again below.`}
              </Text>
            </div>
            <IconButton
              label={`Remove the limit for ${each.name}`}
              icon={<TrashIcon size={20} />}
              onClick={() => setAsked(each)}
            />
          </li>
        ))}
      </Stack>
      {removing !== null && <Removal key={removing} id={removing} onRemoved={onRemoved} />}
      <ConfirmSheet
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={`Remove the limit for ${asked?.name ?? ''}?`}
        text="Dishes are no longer checked against it. The test stays in your list."
        confirmLabel="Remove it"
        cancelLabel="Leave it"
        tone="danger"
        onConfirm={() => {
          setRemoving(asked?.id ?? null);
          setAsked(null);
        }}
      />
    </Stack>
  );
}

function Removal({ id, onRemoved }: { readonly id: string; readonly onRemoved: () => void }) {
  const { failure } = useLimitRemoval(id, onRemoved);
  return failure === null ? null : (
    <Text role="alert" variant="small" tone="danger">
      {failure}
    </Text>
  );
}
