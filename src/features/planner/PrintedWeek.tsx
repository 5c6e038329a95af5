import { formatDay, formatWeek, weekdayOf } from '#domain/calendar/week.ts';
import { mealSlots } from '#domain/meal-plan/meal-slots.ts';
import { dayTotals, itemsOn, type WeekPlan } from '#domain/meal-plan/week-plan.ts';
import { warnOfWorstMeal } from './fodmap-text.ts';
import styles from './PrintedWeek.module.css';
import { formatKcal, slotTitles } from './plan-text.ts';
import { printedWeek as texts } from './texts/screens.ts';

/** All seven days, for printing only. */
export function PrintedWeek({ week, days }: { week: WeekPlan; days: readonly string[] }) {
  return (
    <section className={styles['paper']} aria-hidden="true">
      <p className={styles['title']}>{texts.title(formatWeek(days[0] ?? ''))}</p>
      {days.map((date) => {
        const items = itemsOn(week, date);
        const day = week.days[date];
        const warning = day == null ? '' : warnOfWorstMeal(day);
        return (
          <div key={date} className={styles['day']}>
            <p className={styles['name']}>
              {weekdayOf(date)}, {formatDay(date)}
              {items.length > 0 && week.energy?.shows_numbers !== false && (
                <span> · {formatKcal(dayTotals(items).Calories)}</span>
              )}
            </p>
            {items.length === 0 && <p>{texts.nothingPlanned}</p>}
            {mealSlots.flatMap((slot) =>
              items
                .filter((item) => item.slot === slot)
                .map((item) => (
                  <p key={item.id}>
                    {slotTitles[slot]}: {item.title}
                    {item.servings > 1 && texts.servings(item.servings)}
                    {item.cooked_on !== null && ` ${texts.leftovers}`}
                    {item.histamine_warning && ` · ${item.histamine_warning.sentence}`}
                    {item.fit.sentence !== '' && ' · '}
                    {item.fit.kind === 'fits' ? <span>{item.fit.sentence}</span> : <b>{item.fit.sentence}</b>}
                  </p>
                )),
            )}
            {warning !== '' && (
              <p>
                <b>{warning}</b>
              </p>
            )}
          </div>
        );
      })}
    </section>
  );
}
