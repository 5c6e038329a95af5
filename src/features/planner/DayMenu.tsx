import { type CSSProperties, useCallback } from 'react';
import { leftoversOf } from '#domain/cooking/cooking-notes.ts';
import { type MealSlot, mealSlots } from '#domain/meal-plan/meal-slots.ts';
import { type DayPlan, itemCount, type PlanItem } from '#domain/meal-plan/week-plan.ts';
import type { MealPlanner } from '#src/flows/planner/use-meal-planner.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { CopyIcon, TrashIcon } from '#src/ui/icon/account-icons.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './PlanItemCard.module.css';
import { PlanItemCard } from './PlanItemCard.tsx';
import { slotTitles } from './plan-text.ts';
import { dayMenu as texts } from './texts/day.ts';
import type { useDayDrag } from './use-day-drag.ts';

export interface DayMenuProps {
  readonly planner: MealPlanner;
  readonly items: readonly PlanItem[];
  readonly drag: ReturnType<typeof useDayDrag>;
  readonly onItem: (id: string) => void;
  readonly onReplace: (id: string) => void;
  readonly onSeats: (slot: MealSlot) => void;
  readonly onCopy: () => void;
  readonly onGenerate: () => void;
  /** Otherwise the first meal alone, which is all that is above the fold. */
  readonly isWhole: boolean;
}

const seatedAt = (table: NonNullable<DayPlan['table']>, slot: MealSlot) =>
  table.meals.find((meal) => meal.slot === slot)?.sentence ?? '';

/** The items of the day, meal by meal. */
export function DayMenu(props: DayMenuProps) {
  const { planner, items, drag, onItem, onReplace, onSeats, onCopy, onGenerate, isWhole } = props;
  const { week, day, planId, change } = planner;
  const remove = useCallback(
    (itemId: string) => change({ kind: 'remove', date: day, itemId }),
    [change, day],
  );
  const setServings = useCallback(
    (itemId: string, servings: number) =>
      planId !== null && change({ kind: 'servings', date: day, planId, itemId, servings }),
    [change, day, planId],
  );
  const table = week?.days[day]?.table;
  const total = week === null ? 0 : itemCount(week);
  const plannedSlots = mealSlots.filter((slot) => items.some((item) => item.slot === slot));
  return (
    <section aria-label={texts.title}>
      <Row spread="between" gap={12} wrap>
        <Text as="h2" variant="h2">
          {texts.title}
        </Text>
        <Text as="span" variant="note" tone="muted" role="status">
          {texts.count(items.length, day === planner.today, total)}
        </Text>
      </Row>
      {items.length === 0 ? (
        <EmptyState
          heading="h3"
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={
            <Button variant="tinted" size="sm" onClick={onGenerate}>
              {texts.generate}
            </Button>
          }
        />
      ) : (
        <>
          <Stack gap={12} className={styles['meals'] ?? ''}>
            {(isWhole ? plannedSlots : plannedSlots.slice(0, 1)).map((slot) => {
              const eaten = items.filter((item) => item.slot === slot);
              return (
                <Stack key={slot} gap={8}>
                  <Row spread="between" gap={8} wrap>
                    <Text as="h3" variant="note-strong" tone="muted">
                      {slotTitles[slot]}
                    </Text>
                    {table && (
                      <Button
                        variant="quiet"
                        size="sm"
                        aria-haspopup="dialog"
                        aria-label={texts.seatsLabel(slotTitles[slot], seatedAt(table, slot))}
                        onClick={() => onSeats(slot)}
                      >
                        {seatedAt(table, slot)}
                      </Button>
                    )}
                  </Row>
                  <Stack as="ul" gap={10}>
                    {eaten.map((item) => (
                      <li key={item.id}>
                        <PlanItemCard
                          item={item}
                          pot={table?.pots.find(({ item_id: id }) => id === item.id) ?? null}
                          cookedFor={week === null ? [] : leftoversOf(week, item)}
                          isHeld={drag.held?.item.id === item.id}
                          onRemove={remove}
                          onMenu={onItem}
                          onReplace={onReplace}
                          onServings={setServings}
                          onPointerDown={drag.begin}
                        />
                      </li>
                    ))}
                  </Stack>
                </Stack>
              );
            })}
          </Stack>
          {isWhole && (
            <Row spread="center" gap={8} wrap className={styles['dayActions'] ?? ''}>
              <Button
                variant="quiet"
                size="sm"
                icon={<CopyIcon size={18} />}
                aria-haspopup="dialog"
                onClick={onCopy}
              >
                {texts.copyDay}
              </Button>
              <Button
                variant="quiet"
                size="sm"
                icon={<TrashIcon size={18} />}
                aria-haspopup="dialog"
                onClick={planner.askClear}
              >
                {texts.clearDay}
              </Button>
            </Row>
          )}
        </>
      )}
      {drag.held && (
        <div
          className={styles['ghost']}
          style={
            { transform: `translate(${drag.held.x - 40}px, ${drag.held.y + 12}px)` } satisfies CSSProperties
          }
          aria-hidden="true"
        >
          {drag.held.item.title}
        </div>
      )}
    </section>
  );
}
