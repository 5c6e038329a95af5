import { dayOfMonth, formatDay, shortWeekdayOf, weekdayOf } from '#domain/calendar/week.ts';
import type { DiaryDay } from '#domain/triggers/diary-record.ts';
import { classNames } from '#src/ui/class-names.ts';
import { diaryDays as texts } from '../texts/diary.ts';
import styles from './Diary.module.css';

export interface DiaryDaysProps {
  readonly days: readonly DiaryDay[];
  readonly date: string;
  readonly today: string;
  readonly onChoose: (day: string) => void;
}

const height = 40;

function sentence({ date, worst }: DiaryDay, today: string): string {
  const shown = `${weekdayOf(date)} ${formatDay(date)}`;
  const name = date === today ? texts.today(shown) : shown;
  if (worst === null) return texts.nothingLogged(name);
  return worst === 0 ? texts.noSymptoms(name) : texts.worst(name, worst);
}

/** A bar for each day's worst symptom. A day without a record is a gap, a quiet day a dot. */
export function DiaryDays({ days, date, today, onChoose }: DiaryDaysProps) {
  return (
    <ol className={styles['days']} aria-label={texts.label}>
      {days.map((day) => (
        <li key={day.date}>
          <button
            type="button"
            aria-current={day.date === date ? 'date' : undefined}
            className={classNames(styles['day'], day.date === date && styles['on'])}
            onClick={() => onChoose(day.date)}
          >
            <span className="sr">{sentence(day, today)}</span>
            <svg viewBox={`0 0 12 ${height}`} width="12" height={height} aria-hidden="true">
              {day.worst === null ? (
                <path d={`M3 ${height - 1}h6`} className={styles['gap']} />
              ) : (
                <rect
                  x="1"
                  width="10"
                  y={height - Math.max(10, (day.worst / 10) * height)}
                  height={day.worst === 0 ? 10 : Math.max(10, (day.worst / 10) * height)}
                  rx="5"
                  className={day.worst === 0 ? styles['quiet'] : styles['bar']}
                />
              )}
            </svg>
            <span className={styles['weekday']} aria-hidden="true">
              {shortWeekdayOf(day.date)}
            </span>
            <b className={styles['number']} aria-hidden="true">
              {dayOfMonth(day.date)}
            </b>
          </button>
        </li>
      ))}
    </ol>
  );
}
