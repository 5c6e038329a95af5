import { useCallback } from 'react';
import { weekdayOf, weekOf } from '#domain/calendar/week.ts';
import type { PlanItem } from '#domain/meal-plan/week-plan.ts';
import { type MealPlanner, useMealPlanner } from '#src/flows/planner/use-meal-planner.ts';
import { usePlannerSheets } from '#src/flows/planner/use-planner-sheets.ts';
import { useLoadedWhenIdle } from '#src/flows/use-loaded-when-idle.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { ListSkeleton, RecipeRowsSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { Dock } from '#src/ui/frame/Dock.tsx';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { PlusIcon } from '#src/ui/icon/common-icons.tsx';
import { lazySheet } from '#src/ui/sheet/lazy-sheet.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import '#src/ui/frame/print.css';
import { DayCard } from './DayCard.tsx';
import { DayMenu } from './DayMenu.tsx';
import { DayStrip } from './DayStrip.tsx';
import { PlannerHeader } from './PlannerHeader.tsx';
import styles from './PlannerScreen.module.css';
import { PrintedWeek } from './PrintedWeek.tsx';
import { ShowsNumbersContext } from './shows-numbers.ts';
import { TableDayCard } from './TableDayCard.tsx';
import { plannerScreen as texts } from './texts/screens.ts';
import { useDayDrag } from './use-day-drag.ts';
import { WeekCard } from './WeekCard.tsx';

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
    <ShowsNumbersContext value={week?.energy?.shows_numbers !== false}>
      <div className={styles['top']}>
        <PlannerHeader day={day} today={planner.today} onChoose={planner.choose} />
        <nav aria-label={texts.daysLabel} className={styles['strip']}>
          <DayStrip
            days={days}
            week={week}
            day={day}
            today={planner.today}
            over={drag.held?.over ?? null}
            onChoose={planner.choose}
          />
        </nav>
      </div>
      <ScrollArea place={`planner ${days[0]}`}>
        <div className={styles['screen']}>
          <Stack gap={20} pad="page">
            <Trouble planner={planner} />
            {planner.items === null || week === null ? (
              <Unknown planner={planner} />
            ) : (
              <>
                <DayCard
                  day={day}
                  items={planner.items}
                  target={week.days[day]?.target_calories ?? week.target}
                  energy={week.energy}
                  plan={week.days[day] ?? null}
                  onNutrients={() => sheets.send({ type: 'nutrients.opened' })}
                />
                <DayMenu
                  planner={planner}
                  items={planner.items}
                  drag={drag}
                  onItem={openItem}
                  onReplace={openReplacements}
                  onSeats={(slot) => sheets.send({ type: 'seats.opened', slot })}
                  onCopy={() => sheets.send({ type: 'dayMenu.opened' })}
                  onGenerate={() => sheets.send({ type: 'generator.opened' })}
                />
                {week.days[day]?.table && planner.items.length > 0 && (
                  <TableDayCard people={week.days[day].table.people} />
                )}
                <WeekCard
                  start={days[0] ?? day}
                  target={week.target}
                  energy={week.energy}
                  onTarget={() => sheets.send({ type: 'target.opened' })}
                  onGenerate={() => sheets.send({ type: 'generator.opened' })}
                  onCalendar={() => sheets.send({ type: 'calendar.opened' })}
                />
              </>
            )}
          </Stack>
        </div>
        {week && <PrintedWeek week={week} days={days} />}
      </ScrollArea>
      <div className={styles['dock']}>
        <Dock>
          <Button
            variant="primary"
            width="block"
            icon={<PlusIcon size={20} />}
            aria-haspopup="dialog"
            onClick={() => sheets.send({ type: 'adding.begun' })}
          >
            {texts.addTo(weekdayOf(day))}
          </Button>
        </Dock>
      </div>
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
    </ShowsNumbersContext>
  );
}

function Unknown({ planner }: { planner: MealPlanner }) {
  if (planner.state === 'failed')
    return <FailureNote title={texts.failedTitle} text={planner.failure} onRetry={planner.retry} />;
  return (
    <>
      <Card>
        <ListSkeleton rows={5} />
      </Card>
      <RecipeRowsSkeleton rows={3} />
    </>
  );
}

/** The error of a failed action, which changed nothing. */
function Trouble({ planner }: { planner: MealPlanner }) {
  if (planner.trouble === null) return null;
  return (
    <Card tone="tint" role="alert">
      <Stack gap={8}>
        <Text variant="small-strong">{texts.notSaved}</Text>
        <Text variant="small" tone="muted">
          {planner.trouble}
        </Text>
        <Row gap={8}>
          <Button size="sm" onClick={planner.repeat}>
            {texts.retry}
          </Button>
          <Button size="sm" variant="quiet" onClick={planner.dismissTrouble}>
            {texts.dismiss}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
