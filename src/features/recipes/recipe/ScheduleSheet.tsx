import { dayOfMonth, formatDay, formatWeek, shortWeekdayOf, weekdayOf } from '#domain/calendar/week.ts';
import { scheduleSheet as texts } from '#src/features/recipes/texts/recipe.ts';
import type { Schedule } from '#src/flows/planner/use-schedule.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { ChevronRightIcon } from '#src/ui/icon/common-icons.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { VerdictLine } from '#src/ui/verdict/VerdictLine.tsx';
import styles from './ScheduleSheet.module.css';

/** Adds the recipe to a day of the plan. */
export function ScheduleSheet({ schedule }: { schedule: Schedule }) {
  return (
    <BottomSheet open={schedule.isOpen} onClose={schedule.close} title={texts.title}>
      <DayChoice {...schedule} />
    </BottomSheet>
  );
}

function DayChoice({ days, day, today, fit, isBusy, choose, turnWeek, submit }: Schedule) {
  return (
    <Stack gap={16}>
      <VerdictLine fit={fit} variant="large" />
      <Row spread="between">
        <IconButton
          label={texts.previousWeek}
          icon={<ChevronRightIcon size={20} className={styles['back']} />}
          onClick={() => turnWeek(-1)}
        />
        <Text variant="small-strong" role="status">
          {formatWeek(day)}
        </Text>
        <IconButton
          label={texts.nextWeek}
          icon={<ChevronRightIcon size={20} />}
          onClick={() => turnWeek(1)}
        />
      </Row>
      <fieldset className={styles['days']} aria-label={texts.day}>
        {days.map((date) => (
          <label
            key={date}
            className={classNames(
              styles['day'],
              date === day && styles['on'],
              date === today && styles['today'],
            )}
          >
            <input
              type="radio"
              name="day"
              className={styles['input']}
              checked={date === day}
              aria-label={`${weekdayOf(date)} ${formatDay(date)}`}
              onChange={() => choose(date)}
            />
            <span className={styles['weekday']}>{shortWeekdayOf(date)}</span>
            <b className={styles['number']}>{dayOfMonth(date)}</b>
          </label>
        ))}
      </fieldset>
      <Button variant="primary" width="block" busy={isBusy} onClick={submit}>
        {texts.done}
      </Button>
    </Stack>
  );
}
