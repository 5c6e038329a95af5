import { useCallback } from 'react';
import { weekdayOf } from '#domain/calendar/week.ts';
import { defaultTarget } from '#domain/meal-plan/generator-form.ts';
import type { MealPlanner } from '#src/flows/planner/use-meal-planner.ts';
import type { PlannerSheets } from '#src/flows/planner/use-planner-sheets.ts';
import { AddSheet } from './AddSheet.tsx';
import { CalendarSheet } from './CalendarSheet.tsx';
import { CopySheet } from './CopySheet.tsx';
import { EatenSheet } from './EatenSheet.tsx';
import { GenerateSheet } from './GenerateSheet.tsx';
import { ItemSheet } from './ItemSheet.tsx';
import { NutrientsSheet } from './NutrientsSheet.tsx';
import { PickerSheets } from './PickerSheets.tsx';
import { ReplaceSheet } from './ReplaceSheet.tsx';
import { SeatsSheet } from './SeatsSheet.tsx';
import { TargetSheet } from './TargetSheet.tsx';

interface PlannerSheetStackProps {
  readonly planner: MealPlanner;
  readonly sheets: PlannerSheets;
  readonly days: readonly string[];
  readonly onMove: (itemId: string, to: string) => void;
}

/** All sheets of the planner; at most one is open. */
export function PlannerSheetStack({ planner, sheets, days, onMove }: PlannerSheetStackProps) {
  const { day, planId, week, items, change, noteGenerated } = planner;
  const weekday = weekdayOf(day);
  const closing = (act: () => void) => {
    sheets.close();
    act();
  };
  const item = items?.find(({ id }) => id === sheets.itemId) ?? null;
  const { close } = sheets;
  const itemId = item?.id ?? null;
  const recordEaten = useCallback(
    (title: string, kcal: number | null) => {
      close();
      if (planId !== null && itemId !== null)
        change({ kind: 'eaten', date: day, planId, itemId, title, kcal });
    },
    [close, change, day, planId, itemId],
  );
  const setTarget = useCallback((kcal: number) => change({ kind: 'target', kcal }), [change]);
  return (
    <>
      <AddSheet sheets={sheets} weekday={weekday} />
      <PickerSheets sheets={sheets} />
      <GenerateSheet
        sheets={sheets}
        date={day}
        weekday={weekday}
        target={week?.target ?? defaultTarget}
        energy={week?.energy}
        cooking={week?.cooking}
        isForTable={week?.isForTable === true}
        onGenerated={noteGenerated}
      />
      <NutrientsSheet sheets={sheets} planId={planId} weekday={weekday} />
      <ItemSheet
        sheets={sheets}
        item={item}
        day={day}
        days={days}
        onMove={(itemId, to) => closing(() => onMove(itemId, to))}
        onMeal={(itemId, slot) =>
          closing(() => planId !== null && change({ kind: 'meal', date: day, planId, itemId, slot }))
        }
        onLeftovers={(itemId, to) =>
          closing(() => planId !== null && change({ kind: 'leftovers', date: day, planId, itemId, to }))
        }
      />
      <ReplaceSheet
        sheets={sheets}
        planId={planId}
        item={item}
        onReplace={(of, recipeId, servings) =>
          closing(
            () =>
              planId !== null &&
              change({ kind: 'replace', date: day, planId, itemId: of, recipeId, servings }),
          )
        }
      />
      <EatenSheet sheets={sheets} item={item} isShared={week?.shared !== undefined} onRecord={recordEaten} />
      <CopySheet
        sheets={sheets}
        day={day}
        days={days}
        onCopy={(to) => closing(() => change({ kind: 'copy', date: day, to }))}
      />
      <TargetSheet
        sheets={sheets}
        target={week?.target ?? defaultTarget}
        energy={week?.energy}
        onSave={setTarget}
      />
      <SeatsSheet
        sheets={sheets}
        date={day}
        weekday={weekday}
        table={week?.days[day]?.table}
        onSave={(seats) => closing(() => change(seats))}
      />
      <CalendarSheet sheets={sheets} />
    </>
  );
}
