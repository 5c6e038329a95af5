import { dayOfMonth, formatDay, shortWeekdayOf, weekdayOf } from '#domain/calendar/week.ts';
import { dayTotals } from '#domain/meal-plan/day-totals.ts';
import { itemsOn, type WeekPlan } from '#domain/meal-plan/week-plan.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './DayStrip.module.css';
import { describeProgress, formatKcal } from './plan-text.ts';
import { dayStrip as texts } from './texts/day.ts';

export interface DayStripProps {
  readonly days: readonly string[];
  readonly week: WeekPlan | null;
  readonly day: string;
  readonly today: string;
  /** The day that an item is dragged over. */
  readonly over?: string | null;
  readonly onChoose: (day: string) => void;
}

/** The seven days, each with its calories compared with the target. */
export function DayStrip({ days, week, day, today, over = null, onChoose }: DayStripProps) {
  return (
    <ol className={styles['days']} aria-label={texts.label}>
      {days.map((date) => (
        <li key={date}>
          <button
            type="button"
            data-day={date}
            aria-current={date === day ? 'date' : undefined}
            className={classNames(
              styles['day'],
              date === day && styles['on'],
              date === today && styles['today'],
              date === over && styles['over'],
            )}
            onClick={() => onChoose(date)}
          >
            <span className="sr">{sentence(date, week, date === today)}</span>
            <span className={styles['weekday']} aria-hidden="true">
              {shortWeekdayOf(date)}
            </span>
            <b className={styles['number']} aria-hidden="true">
              {dayOfMonth(date)}
            </b>
            <DayBar date={date} week={week} />
          </button>
        </li>
      ))}
    </ol>
  );
}

const targetOf = (date: string, week: WeekPlan | null) =>
  week?.days[date]?.target_calories ?? week?.target ?? 0;
const kcalOn = (date: string, week: WeekPlan | null) =>
  week === null ? 0 : dayTotals(itemsOn(week, date)).Calories;

function sentence(date: string, week: WeekPlan | null, isToday: boolean): string {
  const shown = `${weekdayOf(date)} ${formatDay(date)}`;
  const name = isToday ? texts.today(shown) : shown;
  if (week === null) return name;
  const count = itemsOn(week, date).length;
  if (count === 0) return texts.nothingPlanned(name);
  const kcal = kcalOn(date, week);
  const showsNumbers = week.energy?.shows_numbers !== false;
  const { text } = describeProgress(kcal, targetOf(date, week), showsNumbers);
  return showsNumbers ? `${name}, ${formatKcal(kcal)}, ${text}` : `${name}, ${text}`;
}

/** The scale ends a quarter above the target. */
function DayBar({ date, week }: { date: string; week: WeekPlan | null }) {
  const [kcal, target] = [kcalOn(date, week), targetOf(date, week)];
  const part = target === 0 ? 0 : Math.min(1, kcal / (target * 1.25));
  const isOver = target > 0 && describeProgress(kcal, target, week?.energy?.shows_numbers !== false).isOver;
  return (
    <svg viewBox="0 0 16 30" width="16" height="30" aria-hidden="true" className={styles['bar']}>
      <rect x="4" width="8" height="30" rx="4" className={styles['ground']} />
      {part > 0 && (
        <rect
          x="4"
          y={30 - Math.max(8, part * 30)}
          width="8"
          height={Math.max(8, part * 30)}
          rx="4"
          className={classNames(styles['fill'], isOver && styles['beyond'])}
        />
      )}
      <path d="M0 6h16" className={styles['target']} />
    </svg>
  );
}
