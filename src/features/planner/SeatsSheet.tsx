import type { PlanChange } from '#domain/meal-plan/plan-change.ts';
import type { DayPlan } from '#domain/meal-plan/week-plan.ts';
import type { PlannerSheets } from '#src/flows/planner/use-planner-sheets.ts';
import { useDraft } from '#src/flows/use-draft.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ChipChoice } from '#src/ui/input/ChipChoice.tsx';
import { SegmentedChoice } from '#src/ui/input/SegmentedChoice.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { slotTitles } from './plan-text.ts';
import { seatsSheet as texts } from './texts/sheets.ts';

type Meal = NonNullable<DayPlan['table']>['meals'][number];
type SeatsChange = Extract<PlanChange, { kind: 'seats' }>;

interface SeatsDraft {
  /** Ids. */
  readonly people: readonly string[];
  readonly when: 'once' | 'always';
  /** Who was shown at first. */
  readonly shown: SeatsChange['shown'];
}

interface SeatsProps {
  readonly sheets: PlannerSheets;
  readonly date: string;
  readonly weekday: string;
  readonly table: DayPlan['table'];
  readonly onSave: (change: SeatsChange) => void;
}

/** Chooses who eats a meal. */
export function SeatsSheet({ sheets, date, weekday, table, onSave }: SeatsProps) {
  const meal = table?.meals.find(({ slot }) => slot === sheets.slot);
  return (
    <BottomSheet
      open={sheets.open === 'seats'}
      onClose={sheets.close}
      title={meal === undefined ? texts.title : texts.titleOf(slotTitles[meal.slot], weekday)}
    >
      {meal && <SeatsForm key={meal.slot} meal={meal} date={date} weekday={weekday} onSave={onSave} />}
    </BottomSheet>
  );
}

const idsOf = (people: Meal['people'], isThere: boolean) =>
  people.filter(({ is_there }) => is_there === isThere).map(({ id }) => id);

function SeatsForm({ meal, date, weekday, onSave }: Omit<SeatsProps, 'sheets' | 'table'> & { meal: Meal }) {
  const there = idsOf(meal.people, true);
  const { draft, change, submit } = useDraft<SeatsDraft>({
    // the meal may be read again while the sheet is open
    initial: { people: there, when: 'once', shown: { there, away: idsOf(meal.people, false) } },
    onSubmit: ({ people, when, shown }) =>
      onSave({ kind: 'seats', date, slot: meal.slot, people, shown, isEveryWeek: when === 'always' }),
  });
  return (
    <Stack gap={16}>
      <Text as="h3" variant="h3">
        {texts.who}
      </Text>
      <ChipChoice
        label={texts.title}
        options={meal.people.map(({ id, name, is_me: isMe }) => ({
          value: id,
          label: isMe ? texts.you : name,
        }))}
        chosen={draft.people}
        onChange={(people) => change({ people })}
      />
      <SegmentedChoice
        label={texts.when}
        options={[
          { value: 'once', label: texts.once },
          { value: 'always', label: texts.everyWeekday(weekday) },
        ]}
        value={draft.when}
        onChange={(when) => change({ when })}
      />
      <Text variant="note" tone="muted">
        {texts.note}
      </Text>
      <Button variant="primary" width="block" onClick={() => submit()}>
        {texts.save}
      </Button>
    </Stack>
  );
}
