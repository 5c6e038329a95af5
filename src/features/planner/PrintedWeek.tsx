import { formatDay, formatWeek, weekdayOf } from '#domain/calendar/week.ts';
import { mealSlots } from '#domain/meal-plan/meal-slots.ts';
import { dayTotals, itemsOn, type PlanItem, type WeekPlan } from '#domain/meal-plan/week-plan.ts';
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
              <PrintedItem key={item.id} item={item} />
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

function PrintedItem({ item }: { item: PlanItem }) {
  return (
    <p className={styles['item']}>
      <span className={styles['dish']}>{item.title}</span>
      {item.servings > 1 && texts.servings(item.servings)}
      {item.cooked_on !== null && ` ${texts.leftovers}`}
      {item.histamine_warning && ` · ${item.histamine_warning.sentence}`}
      {item.fit.sentence !== '' && (
        <span className={styles['fit']}>
          {item.fit.kind === 'fits' ? item.fit.sentence : <b>{item.fit.sentence}</b>}
        </span>
      )}
    </p>
  );
}
