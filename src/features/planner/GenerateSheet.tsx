import { type FormEvent, useEffect, useId, useRef } from 'react';
import { diets } from '#domain/diet/diets.ts';
import { cookingForm, minTarget, type PlanDiet } from '#domain/meal-plan/generator-form.ts';
import type { DayPlan, WeekPlan } from '#domain/meal-plan/week-plan.ts';
import { type GeneratorPlan, useGeneratePlan } from '#src/flows/planner/use-generate-plan.ts';
import type { PlannerSheets } from '#src/flows/planner/use-planner-sheets.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ChipChoice } from '#src/ui/input/ChipChoice.tsx';
import { SegmentedChoice } from '#src/ui/input/SegmentedChoice.tsx';
import { SelectField } from '#src/ui/input/SelectField.tsx';
import { TextField } from '#src/ui/input/TextField.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { CookingFields } from './CookingFields.tsx';
import styles from './GenerateSheet.module.css';
import { generateSheet as texts } from './texts/sheets.ts';

interface GenerateProps {
  readonly date: string;
  readonly weekday: string;
  readonly target: number;
  readonly energy: WeekPlan['energy'];
  readonly cooking: WeekPlan['cooking'];
  readonly isForTable: boolean;
  readonly onGenerated: (message: string, days: readonly DayPlan[]) => void;
}

export function GenerateSheet({ sheets, ...props }: GenerateProps & { sheets: PlannerSheets }) {
  return (
    <BottomSheet open={sheets.open === 'generate-items'} onClose={sheets.close} title={texts.title}>
      <Generator {...props} onClose={sheets.close} />
    </BottomSheet>
  );
}

const repeats = { value: 'repeats', label: texts.repeats } as const;
const portions = { value: 'large', label: texts.largePortions } as const;
const findDiet = (word: string): PlanDiet => diets.find((diet) => diet === word) ?? '';

/** What there is to say of a plan: its cooking, calories, and what it misses. */
function PlanNotes({ plan }: { plan: GeneratorPlan }) {
  return (
    <>
      {plan.misses.map((sentence) => (
        <Text key={sentence} variant="small">
          {sentence}
        </Text>
      ))}
      {plan.advice !== null && <Text variant="small">{plan.advice}</Text>}
      <Text variant="small" tone="muted">
        {plan.explanation}
      </Text>
    </>
  );
}

function Generator(props: GenerateProps & { onClose: () => void }) {
  const { date, weekday, target, energy, cooking, isForTable, onGenerated, onClose } = props;
  const min = energy?.least ?? minTarget;
  const plan = useGeneratePlan({ date, target, least: min, cooking: cookingForm(cooking) }, onGenerated);
  const { form, fields, change, saved, reviewed } = plan;
  const made = saved ?? reviewed;
  const id = useId();
  const result = useRef<HTMLDivElement>(null);
  const isMade = made !== null;
  // the plan is above the button that made it, which it moves out of sight
  useEffect(() => {
    if (isMade) result.current?.focus();
  }, [isMade]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    plan.generate();
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      <Stack gap={16} className={made === null ? '' : (styles['generated'] ?? '')}>
        <SegmentedChoice
          label={texts.span}
          options={[
            { value: 'day', label: weekday },
            { value: 'week', label: texts.wholeWeek },
          ]}
          value={form.span}
          onChange={(span) => change({ span })}
        />
        {energy?.is_own_choice === false ? (
          <Text variant="small" tone="muted">
            {[texts.neededTarget, ...energy.reasons].join(' ')}
          </Text>
        ) : (
          <TextField
            label={texts.target}
            name="targetCalories"
            type="number"
            inputMode="numeric"
            value={form.targetCalories}
            onChange={(targetCalories) => change({ targetCalories })}
            error={fields.targetCalories?.[0]}
            hint={texts.targetHint}
            autoComplete="off"
          />
        )}
        <SelectField
          label={texts.diet}
          name="diet"
          value={form.diet}
          placeholder={texts.dietPlaceholder}
          options={diets.map((diet) => ({ value: diet, label: diet }))}
          onChange={(diet) => change({ diet: findDiet(diet) })}
          error={fields.diet?.[0]}
        />
        <ChipChoice
          label={texts.portionsAndRepeats}
          options={form.span === 'week' ? [portions] : [repeats, portions]}
          chosen={[
            ...(form.allowRepeats ? (['repeats'] as const) : []),
            ...(form.largePortions ? (['large'] as const) : []),
          ]}
          onChange={(chosen) =>
            change({ allowRepeats: chosen.includes('repeats'), largePortions: chosen.includes('large') })
          }
        />
        {form.span === 'week' && <CookingFields form={form} isForTable={isForTable} change={change} />}
        <div ref={result} role="status" aria-live="polite" tabIndex={-1} className={styles['result']}>
          {plan.isBusy && (
            <Text variant="small" tone="muted">
              {form.span === 'week' ? texts.planningWeek : texts.planningDay}
            </Text>
          )}
          {saved !== null && (
            <Card tone="tint">
              <Text variant="small-strong">{texts.readyTitle}</Text>
              <PlanNotes plan={saved} />
            </Card>
          )}
          {reviewed !== null && (
            <Card tone="tint">
              <Text variant="small-strong">{texts.reviewTitle}</Text>
              <PlanNotes plan={reviewed} />
            </Card>
          )}
        </div>
        {plan.refusal !== null && (
          <Card tone="tint" role="alert">
            <Text variant="small-strong">{texts.refusedTitle}</Text>
            <Text variant="small" tone="muted">
              {plan.refusal}
            </Text>
          </Card>
        )}
        {saved !== null && (
          <Button variant="primary" width="block" onClick={onClose}>
            {texts.keep}
          </Button>
        )}
        {reviewed !== null && (
          <Button variant="primary" width="block" busy={plan.isSaving} onClick={plan.accept}>
            {texts.saveWeek}
          </Button>
        )}
        <Button
          variant={made === null ? 'primary' : 'secondary'}
          width="block"
          type="submit"
          busy={plan.isBusy && !plan.isSaving}
        >
          {made === null ? texts.generate : texts.generateAnother}
        </Button>
        <Text variant="note" tone="muted">
          {texts.guidance}
        </Text>
      </Stack>
    </form>
  );
}
