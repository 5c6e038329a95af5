import type { WeekPlan } from '#domain/meal-plan/week-plan.ts';
import { memberPaths } from '#src/member-paths.ts';
import { ListRow, RowList } from '#src/ui/frame/RowList.tsx';
import { BasketIcon } from '#src/ui/icon/common-icons.tsx';
import { CalendarIcon } from '#src/ui/icon/frame-icons.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { formatKcal } from './plan-text.ts';
import { PrinterIcon, TargetIcon, WandIcon } from './planner-icons.tsx';

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
    <Stack gap={12} as="section" aria-label="This week">
      <Text as="h2" variant="h2">
        The whole week
      </Text>
      <RowList>
        <ListRow
          label="Shopping list"
          note="Everything the week needs, by aisle"
          icon={<BasketIcon size={22} />}
          href={memberPaths.shoppingList({ start })}
        />
        <ListRow
          label="Daily target"
          note={
            energy?.is_own_choice === false
              ? 'What your body needs, on every day'
              : `${formatKcal(target)} on every day`
          }
          icon={<TargetIcon size={22} />}
          onClick={onTarget}
        />
        <ListRow
          label="Create a plan"
          note="A day or seven that land on your target"
          icon={<WandIcon size={22} />}
          onClick={onGenerate}
        />
        <ListRow
          label="Show in my calendar"
          note="An address to subscribe to"
          icon={<CalendarIcon size={22} />}
          onClick={onCalendar}
        />
        <ListRow label="Print" icon={<PrinterIcon size={22} />} onClick={() => window.print()} />
      </RowList>
    </Stack>
  );
}
