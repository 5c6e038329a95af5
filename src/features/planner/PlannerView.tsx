import { weekdayOf, weekOf } from '#domain/calendar/week.ts';
import type { MealPlanner } from '#src/flows/planner/use-meal-planner.ts';
import type { PlannerSheets } from '#src/flows/planner/use-planner-sheets.ts';
import { useRestAfterPaint } from '#src/flows/use-rest-after-paint.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { ListSkeleton, RecipeRowsSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { Dock } from '#src/ui/frame/Dock.tsx';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { PlusIcon } from '#src/ui/icon/common-icons.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { DayCard } from './DayCard.tsx';
import { DayMenu } from './DayMenu.tsx';
import { DayStrip } from './DayStrip.tsx';
import { PlannerHeader } from './PlannerHeader.tsx';
import styles from './PlannerScreen.module.css';
import { ShowsNumbersContext } from './shows-numbers.ts';
import { TableDayCard } from './TableDayCard.tsx';
import { plannerScreen as texts } from './texts/screens.ts';
import type { useDayDrag } from './use-day-drag.ts';
import { WeekCard } from './WeekCard.tsx';

export interface PlannerViewProps {
  readonly planner: MealPlanner;
  readonly drag: ReturnType<typeof useDayDrag>;
  readonly onItem: (itemId: string) => void;
  readonly onReplace: (itemId: string) => void;
  /** Opens one of the sheets. */
  readonly open: PlannerSheets['send'];
  /** The week on paper. */
  readonly printed?: React.ReactNode;
}

/** The plan of a week, one day at a time. */
export function PlannerView({ planner, drag, onItem, onReplace, open, printed }: PlannerViewProps) {
  const { day, week } = planner;
  const days = weekOf(day);
  const isRestRendered = useRestAfterPaint(week !== null);
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
                  onNutrients={() => open({ type: 'nutrients.opened' })}
                />
                <DayMenu
                  planner={planner}
                  items={planner.items}
                  drag={drag}
                  onItem={onItem}
                  onReplace={onReplace}
                  onSeats={(slot) => open({ type: 'seats.opened', slot })}
                  onCopy={() => open({ type: 'dayMenu.opened' })}
                  onGenerate={() => open({ type: 'generator.opened' })}
                  isWhole={isRestRendered}
                />
                {isRestRendered && week.days[day]?.table && planner.items.length > 0 && (
                  <TableDayCard people={week.days[day].table.people} />
                )}
                {isRestRendered && (
                  <WeekCard
                    start={days[0] ?? day}
                    target={week.target}
                    energy={week.energy}
                    onTarget={() => open({ type: 'target.opened' })}
                    onGenerate={() => open({ type: 'generator.opened' })}
                    onCalendar={() => open({ type: 'calendar.opened' })}
                  />
                )}
              </>
            )}
          </Stack>
        </div>
        {isRestRendered && printed}
      </ScrollArea>
      <div className={styles['dock']}>
        <Dock>
          <Button
            variant="primary"
            width="block"
            icon={<PlusIcon size={20} />}
            aria-haspopup="dialog"
            onClick={() => open({ type: 'adding.begun' })}
          >
            {texts.addTo(weekdayOf(day))}
          </Button>
        </Dock>
      </div>
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
