import { formatDay, formatWeek, weekdayOf } from '#domain/calendar/week.ts';
import { dayTotals } from '#domain/meal-plan/day-totals.ts';
import { mealSlots } from '#domain/meal-plan/meal-slots.ts';
import { type DayPlan, itemsOn, type PlanItem, type WeekPlan } from '#domain/meal-plan/week-plan.ts';
import { bidiIsolated } from '#domain/message/bidi-isolate.ts';
import { formatList } from '#domain/message/format-list.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import { warnOfWorstMeal } from './fodmap-text.ts';
import styles from './PrintedWeek.module.css';
import { formatKcal, slotTitles } from './plan-text.ts';
import { printedWeek as texts } from './texts/screens.ts';

/** The week as a table on one page, a column for each day; for printing only. */
export function PrintedWeek({ week, days }: { week: WeekPlan; days: readonly string[] }) {
  return (
    <section className={styles['paper']} aria-hidden="true">
      <p className={styles['title']}>{texts.title(formatWeek(days[0] ?? ''))}</p>
      <div className={styles['week']}>
        {days.map((date) => (
          <PrintedDay key={date} date={date} week={week} />
        ))}
      </div>
    </section>
  );
}

function PrintedDay({ date, week }: { date: string; week: WeekPlan }) {
  const items = itemsOn(week, date);
  const day = week.days[date];
  const warning = day == null ? '' : warnOfWorstMeal(day);
  return (
    <div className={styles['day']}>
      <p className={styles['name']}>
        {weekdayOf(date)}, {formatDay(date)}
        {items.length > 0 && week.energy?.shows_numbers !== false && (
          <span className={styles['energy']}>{formatKcal(dayTotals(items).Calories)}</span>
        )}
      </p>
      {mealSlots.map((slot, index) => {
        const inSlot = items.filter((item) => item.slot === slot);
        return (
          <div key={slot} className={styles['slot']}>
            {items.length === 0 && index === 0 && <p>{texts.nothingPlanned}</p>}
            {inSlot.length > 0 && <p className={styles['meal']}>{slotTitles[slot]}</p>}
            {inSlot.map((item) => (
              <PrintedItem key={item.id} item={item} table={day?.table} />
            ))}
          </div>
        );
      })}
      <div>
        {warning !== '' && (
          <p>
            <b>{warning}</b>
          </p>
        )}
      </div>
    </div>
  );
}

function PrintedItem({ item, table }: { item: PlanItem; table: DayPlan['table'] | undefined }) {
  const pot = table?.pots.find(({ item_id }) => item_id === item.id);
  const servings = pot?.servings ?? item.servings;
  return (
    <p className={styles['item']}>
      <span className={styles['dish']}>
        <bdi>{item.title}</bdi>
      </span>
      {servings !== 1 && texts.servings(formatNumber(servings, 2))}
      {item.cooked_on !== null && ` ${texts.leftovers}`}
      {item.histamine_warning && ` · ${item.histamine_warning.sentence}`}
      {item.keeping_note && ` · ${item.keeping_note.sentence}`}
      {item.only_for === undefined ? <Fit item={item} /> : <b> {texts.onlyFor(namesFor(item, table))}</b>}
      {item.only_for === undefined && pot?.fits_all === false && (
        <span className={styles['fit']}>
          <b>{pot.sentence}</b>
        </span>
      )}
    </p>
  );
}

/** Whose separate dish it is: the paper hangs where everybody reads it. */
function namesFor({ only_for: ids = [], slot }: PlanItem, table: DayPlan['table'] | undefined): string {
  const people = table?.meals.find((meal) => meal.slot === slot)?.people ?? [];
  return formatList(
    people.filter(({ id }) => ids.includes(id)).map(({ name }) => bidiIsolated(name)),
    'and',
  );
}

function Fit({ item: { fit } }: { item: PlanItem }) {
  if (fit.sentence === '') return null;
  return <span className={styles['fit']}>{fit.kind === 'fits' ? fit.sentence : <b>{fit.sentence}</b>}</span>;
}
