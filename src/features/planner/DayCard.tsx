import { weekdayOf } from '#domain/calendar/week.ts';
import { type DayTotals, dayTotals } from '#domain/meal-plan/day-totals.ts';
import type { DayPlan, PlanItem, WeekPlan } from '#domain/meal-plan/week-plan.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import { householdMessages } from '#domain/message/household-messages.ts';
import { classNames } from '#src/ui/class-names.ts';
import { ChevronRightIcon } from '#src/ui/icon/common-icons.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './DayCard.module.css';
import { DayLoads } from './DayLoads.tsx';
import { describeProgress, formatKcal } from './plan-text.ts';
import { dayCard as texts } from './texts/day.ts';

export interface DayCardProps {
  readonly day: string;
  readonly items: readonly PlanItem[];
  readonly target: number;
  readonly energy: WeekPlan['energy'];
  readonly plan: DayPlan | null;
  readonly onNutrients: () => void;
}

/** The totals of the day. */
export function DayCard({ day, items, target, energy, plan, onNutrients }: DayCardProps) {
  const totals = dayTotals(items);
  const showsNumbers = energy?.shows_numbers !== false;
  const progress = describeProgress(totals.Calories, target, showsNumbers);
  return (
    <Card pad={false} aria-label={texts.label(weekdayOf(day))}>
      <div className={styles['totals']}>
        <Row spread="between" gap={12} wrap>
          <Text as="h2" variant="h2">
            {weekdayOf(day)}
          </Text>
          <span
            className={classNames(
              styles['standing'],
              progress.isOver && styles['over'],
              items.length === 0 && styles['empty'],
            )}
          >
            {items.length === 0 ? texts.nothingPlanned : progress.text}
          </span>
        </Row>
        {plan?.changed_by !== undefined && (
          <Text variant="note" tone="muted">
            {householdMessages.sharedDayChanged(plan.changed_by)}
          </Text>
        )}
        {showsNumbers && (
          <>
            <p className={styles['sum']}>
              <b className={styles['figure']}>{formatNumber(totals.Calories)}</b>{' '}
              {texts.ofTarget(formatKcal(target))}
            </p>
            <CalorieBar kcal={totals.Calories} target={target} />
            <MacroBar totals={totals} />
          </>
        )}
      </div>
      {plan !== null && items.length > 0 && (
        <>
          <DayLoads day={plan} />
          {showsNumbers && (
            <button type="button" aria-haspopup="dialog" className={styles['more']} onClick={onNutrients}>
              {texts.allNutrients}
              <ChevronRightIcon size={18} />
            </button>
          )}
        </>
      )}
    </Card>
  );
}

/** The scale ends at 110 % of the target, or at the total if that is more; the part over the target is hatched. */
function CalorieBar({ kcal, target }: { kcal: number; target: number }) {
  const scale = Math.max(kcal, target) * 1.1 || 1;
  const share = (value: number) => `${((100 * value) / scale).toFixed(2)}%`;
  return (
    <div className={styles['calories']} aria-hidden="true">
      <span className={styles['fill']} style={{ width: share(Math.min(kcal, target)) }} />
      {kcal > target && (
        <span
          className={styles['beyond']}
          style={{ insetInlineStart: share(target), width: share(kcal - target) }}
        />
      )}
      <span className={styles['target']} style={{ insetInlineStart: share(target) }}>
        <span className={styles['word']}>{texts.target}</span>
      </span>
    </div>
  );
}

const macros = [
  { name: 'Protein', label: texts.protein, variant: 'protein', kcalPerGram: 4 },
  { name: 'Fat', label: texts.fat, variant: 'fat', kcalPerGram: 9 },
  { name: 'Carbohydrates', label: texts.carbs, variant: 'carbs', kcalPerGram: 4 },
] as const;

/** Widths are shares of the energy. */
function MacroBar({ totals }: { totals: DayTotals }) {
  const isAny = macros.some(({ name }) => totals[name] > 0);
  return (
    <>
      <div className={styles['macros']} aria-hidden="true">
        {isAny &&
          macros.map(({ name, variant, kcalPerGram }) => (
            <span key={name} className={styles[variant]} style={{ flexGrow: totals[name] * kcalPerGram }} />
          ))}
      </div>
      <ul className={styles['keys']} aria-label={texts.macrosLabel}>
        {macros.map(({ name, label, variant }) => (
          <li key={name}>
            <span className={classNames(styles['key'], styles[variant])} aria-hidden="true" />
            {label} <b>{texts.grams(formatNumber(totals[name]))}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
