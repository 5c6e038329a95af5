import { useCallback } from 'react';
import { weekOf } from '#domain/calendar/week.ts';
import type { PlanItem } from '#domain/meal-plan/week-plan.ts';
import { useMealPlanner } from '#src/flows/planner/use-meal-planner.ts';
import { usePlannerSheets } from '#src/flows/planner/use-planner-sheets.ts';
import { useLoadedWhenIdle } from '#src/flows/use-loaded-when-idle.ts';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { lazySheet } from '#src/ui/sheet/lazy-sheet.tsx';
import '#src/ui/frame/print.css';
import { PlannerView } from './PlannerView.tsx';
import { PrintedWeek } from './PrintedWeek.tsx';
import { plannerScreen as texts } from './texts/screens.ts';
import { useDayDrag } from './use-day-drag.ts';

const loadSheets = async () => (await import('./PlannerSheetStack.tsx')).PlannerSheetStack;
const PlannerSheetStack = lazySheet(loadSheets);

/** The plan of a week, one day at a time. */
export function PlannerScreen() {
  usePageTitle(texts.title);
  const planner = useMealPlanner();
  const { day, week, planId, change } = planner;
  const days = weekOf(day);
  const sheets = usePlannerSheets(
    useCallback(
      (of: 'recipe' | 'custom_food', choice: Readonly<Record<string, number>>) =>
        change({ kind: 'add', date: day, of, choice }),
      [change, day],
    ),
  );
  const areSheetsRendered = useLoadedWhenIdle(loadSheets, sheets.open !== 'closed');
  const move = (itemId: string, to: string) => {
    if (planId !== null && to !== day) change({ kind: 'move', date: day, planId, itemId, to });
  };
  const drag = useDayDrag((item: PlanItem, to) => move(item.id, to));
  const openItem = useCallback(
    (itemId: string) => sheets.send({ type: 'itemMenu.opened', itemId }),
    [sheets.send],
  );
  const openReplacements = useCallback(
    (itemId: string) => sheets.send({ type: 'replacements.opened', itemId }),
    [sheets.send],
  );
  return (
    <>
      <PlannerView
        planner={planner}
        drag={drag}
        onItem={openItem}
        onReplace={openReplacements}
        open={sheets.send}
        printed={week && <PrintedWeek week={week} days={days} />}
      />
      {areSheetsRendered && (
        <PlannerSheetStack
          open={sheets.open !== 'closed'}
          onClose={sheets.close}
          planner={planner}
          sheets={sheets}
          days={days}
          onMove={move}
        />
      )}
    </>
  );
}
