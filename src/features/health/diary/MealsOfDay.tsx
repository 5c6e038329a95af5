import { type FormEvent, useState } from 'react';
import type { DiaryDay } from '#domain/triggers/diary-record.ts';
import type { Diary } from '#src/flows/health/use-diary.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TickRow } from '#src/ui/field/TickRow.tsx';
import { TextField } from '#src/ui/input/TextField.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './Diary.module.css';

const slots = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' } as const;

/** Planned meals count as eaten until the member says otherwise. */
export function MealsOfDay({ diary, day }: { readonly diary: Diary; readonly day: DiaryDay }) {
  const toggle = ({ plan_item_id, is_eaten: isEaten }: DiaryDay['meals'][number]) => {
    if (diary.isSaving) return;
    const skipped = day.records.find((record) => record.plan_item_id === plan_item_id);
    if (isEaten) diary.log(day.date, { kind: 'not_eaten', plan_item_id });
    else if (skipped !== undefined) diary.remove(skipped);
  };
  return (
    <Stack as="section" gap={8} aria-label="What you ate">
      <Text as="h3" variant="h3">
        What you ate
      </Text>
      <Text variant="small" tone="muted">
        {day.meals.length === 0
          ? 'Nothing was planned for this day.'
          : 'From your plan. Untick what you didn’t eat.'}
      </Text>
      {day.meals.length > 0 && (
        <ul className={styles['records']}>
          {day.meals.map((meal) => (
            <TickRow key={meal.plan_item_id} checked={meal.is_eaten} onToggle={() => toggle(meal)}>
              <span className={styles['words']}>
                {meal.title}
                <span className={styles['slot']}>{slots[meal.slot]}</span>
              </span>
            </TickRow>
          ))}
        </ul>
      )}
      <OtherMeal onSave={(note) => diary.log(day.date, { kind: 'meal', note })} />
    </Stack>
  );
}

function OtherMeal({ onSave }: { readonly onSave: (note: string) => void }) {
  const [text, setText] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  if (text === null)
    return (
      <div>
        <Button size="sm" onClick={() => setText('')}>
          I ate something else
        </Button>
      </div>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setMissing(true);
    onSave(text.trim());
    setText(null);
    setMissing(false);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={8}>
        <TextField
          label="What did you eat?"
          name="meal"
          value={text}
          onChange={setText}
          maxLength={500}
          autoComplete="off"
          error={isMissing ? 'Say in a few words what you ate.' : null}
          hint="We don’t know what’s in it, so this day isn’t compared by food."
        />
        <div className={styles['severities']}>
          <Button onClick={() => setText(null)}>Cancel</Button>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </div>
      </Stack>
    </form>
  );
}
