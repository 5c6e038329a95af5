import { addDays, formatDay, weekdayOf } from '#domain/calendar/week.ts';
import { type MealSlot, mealSlots } from '#domain/meal-plan/meal-slots.ts';
import type { PlanItem } from '#domain/meal-plan/week-plan.ts';
import type { PlannerSheets } from '#src/flows/planner/use-planner-sheets.ts';
import { ListRow, RowList } from '#src/ui/frame/RowList.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { slotTitles } from './plan-text.ts';
import { itemSheet as texts } from './texts/sheets.ts';

interface ItemSheetProps {
  readonly sheets: PlannerSheets;
  readonly item: PlanItem | null;
  readonly day: string;
  readonly days: readonly string[];
  readonly onMove: (itemId: string, to: string) => void;
  readonly onMeal: (itemId: string, slot: MealSlot) => void;
  readonly onLeftovers: (itemId: string, to: string) => void;
}

/** Days for which leftovers keep. */
const leftoverDays = 3;

/** Moves an item or plans its leftovers: an alternative to dragging. */
export function ItemSheet({ sheets, item, day, days, onMove, onMeal, onLeftovers }: ItemSheetProps) {
  const canBeLeftOver = item?.type === 'Recipe' && item.cooked_on === null;
  return (
    <BottomSheet open={sheets.open === 'item'} onClose={sheets.close} title={item?.title ?? texts.gone}>
      {item && (
        <Stack gap={20}>
          <RowList>
            <ListRow
              label={texts.replace}
              onClick={() => sheets.send({ type: 'replacements.opened', itemId: item.id })}
            />
            <ListRow
              label={texts.ateSomethingElse}
              onClick={() => sheets.send({ type: 'eaten.opened', itemId: item.id })}
            />
          </RowList>
          {canBeLeftOver && (
            <Stack gap={8} as="section" aria-label={texts.leftoversLabel}>
              <Text as="h3" variant="h3">
                {texts.leftoversTitle}
              </Text>
              <RowList>
                {Array.from({ length: leftoverDays }, (_, index) => addDays(day, index + 1)).map((date) => (
                  <ListRow
                    key={date}
                    label={texts.leftoversOn(weekdayOf(date))}
                    end={<DayNote date={date} />}
                    onClick={() => onLeftovers(item.id, date)}
                  />
                ))}
              </RowList>
            </Stack>
          )}
          <Stack gap={8} as="section" aria-label={texts.mealLabel}>
            <Text as="h3" variant="h3">
              {texts.mealTitle}
            </Text>
            <RowList>
              {mealSlots
                .filter((slot) => slot !== item.slot)
                .map((slot) => (
                  <ListRow
                    key={slot}
                    label={texts.moveToMeal(slotTitles[slot].toLowerCase())}
                    onClick={() => onMeal(item.id, slot)}
                  />
                ))}
            </RowList>
          </Stack>
          <Stack gap={8} as="section" aria-label={texts.dayLabel}>
            <Text as="h3" variant="h3">
              {texts.dayTitle}
            </Text>
            <RowList>
              {days
                .filter((date) => date !== day)
                .map((date) => (
                  <ListRow
                    key={date}
                    label={texts.moveToDay(weekdayOf(date))}
                    end={<DayNote date={date} />}
                    onClick={() => onMove(item.id, date)}
                  />
                ))}
              <ListRow
                label={texts.moveToNextWeek}
                end={<DayNote date={addDays(day, 7)} />}
                onClick={() => onMove(item.id, addDays(day, 7))}
              />
            </RowList>
          </Stack>
        </Stack>
      )}
    </BottomSheet>
  );
}

export function DayNote({ date }: { date: string }) {
  return (
    <Text as="span" variant="note" tone="muted">
      {formatDay(date)}
    </Text>
  );
}
