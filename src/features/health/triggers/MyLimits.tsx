import { useState } from 'react';
import { formatDay } from '#domain/calendar/week.ts';
import { nameInSentence } from '#domain/food/name-in-sentence.ts';
import { limitWords } from '#domain/triggers/finding-text.ts';
import { type FoodTest, useLimitRemoval } from '#src/flows/health/use-trigger-test.ts';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { TrashIcon } from '#src/ui/icon/account-icons.tsx';
import { ConfirmSheet } from '#src/ui/sheet/ConfirmSheet.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { myLimits as texts } from '../texts/triggers.ts';
import styles from './Triggers.module.css';

type Limits = NonNullable<FoodTest['tests']>['limits'];

export interface MyLimitsProps {
  readonly limits: Limits;
  readonly today: string;
  readonly onRemoved: () => void;
}

/** The limits that the member accepted, each with a way to remove it. */
export function MyLimits({ limits, today, onRemoved }: MyLimitsProps) {
  const [toRemove, setToRemove] = useState<Limits[number] | null>(null);
  const [removing, setRemoving] = useState<string | null>(null);
  if (limits.length === 0) return null;
  return (
    <Stack as="section" gap={8} aria-label={texts.title}>
      <Text as="h2" variant="h2">
        {texts.title}
      </Text>
      <Stack as="ul" gap={8}>
        {limits.map((each) => (
          <li key={each.id} className={styles['limit']}>
            <div>
              <Text variant="body-strong">{`${each.name}: ${limitWords(each.limit)}`}</Text>
              <Text variant="small" tone="muted">
                {each.retest_on > today
                  ? texts.tested(nameInSentence(each.food), formatDay(each.since), formatDay(each.retest_on))
                  : texts.testedLongAgo(nameInSentence(each.food), formatDay(each.since))}
              </Text>
            </div>
            <IconButton
              label={texts.removeLabel(each.name)}
              icon={<TrashIcon size={20} />}
              onClick={() => setToRemove(each)}
            />
          </li>
        ))}
      </Stack>
      {removing !== null && <Removal key={removing} id={removing} onRemoved={onRemoved} />}
      <ConfirmSheet
        open={toRemove !== null}
        onClose={() => setToRemove(null)}
        title={texts.removeTitle(toRemove?.name ?? '')}
        text={texts.removeText}
        confirmLabel={texts.confirmRemoval}
        cancelLabel={texts.cancelRemoval}
        tone="danger"
        onConfirm={() => {
          setRemoving(toRemove?.id ?? null);
          setToRemove(null);
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
