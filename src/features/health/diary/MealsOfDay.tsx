import { useState } from 'react';
import { type DiaryDay, recordOfSkipped } from '#domain/triggers/diary-record.ts';
import type { Diary } from '#src/flows/health/use-diary.ts';
import { useDraft } from '#src/flows/use-draft.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TickRow } from '#src/ui/field/TickRow.tsx';
import { TextField } from '#src/ui/input/TextField.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { mealsOfDay as texts } from '../texts/diary.ts';
import styles from './Diary.module.css';

const slots = {
  breakfast: texts.breakfast,
  lunch: texts.lunch,
  dinner: texts.dinner,
  snack: texts.snack,
} as const;

/** Planned meals count as eaten until the member says otherwise. */
export function MealsOfDay({ diary, day }: { readonly diary: Diary; readonly day: DiaryDay }) {
  const toggle = (meal: DiaryDay['meals'][number]) => {
    if (diary.isSaving) return;
    const skipped = recordOfSkipped(day.records, meal);
    if (meal.is_eaten) diary.log(day.date, { kind: 'not_eaten', plan_item_id: meal.plan_item_id });
    else if (skipped !== undefined) diary.remove(skipped);
  };
  return (
    <Stack as="section" gap={8} aria-label={texts.title}>
      <Text as="h3" variant="h3">
        {texts.title}
      </Text>
      <Text variant="small" tone="muted">
        {day.meals.length === 0 ? texts.nothingPlanned : texts.fromPlan}
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
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <div>
        <Button size="sm" onClick={() => setOpen(true)}>
          {texts.addOther}
        </Button>
      </div>
    );
  return <OtherMealForm onSave={onSave} onClose={() => setOpen(false)} />;
}

const mealProblems = ({ meal }: { readonly meal: string }): { meal?: readonly string[] } =>
  meal.trim() === '' ? { meal: [texts.otherMissing] } : {};

function OtherMealForm({
  onSave,
  onClose,
}: {
  readonly onSave: (note: string) => void;
  readonly onClose: () => void;
}) {
  const { draft, problems, change, submit } = useDraft({
    initial: { meal: '' },
    problemsOf: mealProblems,
    onSubmit: ({ meal }) => {
      onSave(meal.trim());
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={8}>
        <TextField
          label={texts.other}
          name="meal"
          value={draft.meal}
          onChange={(meal) => change({ meal })}
          maxLength={500}
          autoComplete="off"
          error={problems.meal?.[0]}
          hint={texts.otherHint}
        />
        <div className={styles['severities']}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary">
            {texts.save}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
