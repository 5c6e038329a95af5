import type { WeekPlan } from '#domain/meal-plan/week-plan.ts';
import { memberPaths } from '#src/member-paths.ts';
import { ListRow, RowList } from '#src/ui/frame/RowList.tsx';
import { BasketIcon } from '#src/ui/icon/common-icons.tsx';
import { CalendarIcon } from '#src/ui/icon/frame-icons.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { formatKcal } from './plan-text.ts';
import { PrinterIcon, TargetIcon, WandIcon } from './planner-icons.tsx';
import { weekCard as texts } from './texts/screens.ts';

interface WeekCardProps {
  readonly start: string;
  /** Kilocalories per day. */
  readonly target: number;
  readonly energy: WeekPlan['energy'];
  readonly onTarget: () => void;
  readonly onGenerate: () => void;
  readonly onCalendar: () => void;
}

/** Actions for the whole week. */
export function WeekCard({ start, target, energy, onTarget, onGenerate, onCalendar }: WeekCardProps) {
  return (
    <Stack gap={12} as="section" aria-label={texts.label}>
      <Text as="h2" variant="h2">
        {texts.title}
      </Text>
      <RowList>
        <ListRow
          label={texts.shoppingList}
          note={texts.shoppingListNote}
          icon={<BasketIcon size={22} />}
          href={memberPaths.shoppingList({ start })}
        />
        <ListRow
          label={texts.target}
          note={
            energy?.is_own_choice === false ? texts.neededTargetNote : texts.targetNote(formatKcal(target))
          }
          icon={<TargetIcon size={22} />}
          onClick={onTarget}
        />
        <ListRow
          label={texts.generate}
          note={texts.generateNote}
          icon={<WandIcon size={22} />}
          onClick={onGenerate}
        />
        <ListRow
          label={texts.calendar}
          note={texts.calendarNote}
          icon={<CalendarIcon size={22} />}
          onClick={onCalendar}
        />
        <ListRow label={texts.print} icon={<PrinterIcon size={22} />} onClick={() => window.print()} />
      </RowList>
    </Stack>
  );
}
