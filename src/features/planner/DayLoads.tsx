import { type Intolerance, intoleranceNames } from '#domain/intolerance/intolerances.ts';
import type { DayPlan } from '#domain/meal-plan/week-plan.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import { GaugeRow } from '#src/ui/verdict/Gauge.tsx';
import { VerdictLine } from '#src/ui/verdict/VerdictLine.tsx';
import { limitedFirst } from '#src/ui/verdict/verdict-response.ts';
import styles from './DayLoads.module.css';
import { describeSugars, describeWorstMeal, warnOfWorstMeal } from './fodmap-text.ts';
import { dayLoads as texts } from './texts/day.ts';

type Loads = DayPlan['verdicts'];

type LoadedDay = Pick<DayPlan, 'verdicts' | 'fit' | 'fodmap_sums' | 'safety_sums'>;

/** The day's totals for the five intolerances: doses add up over the day, FODMAPs over each meal. */
export function DayLoads({ day }: { day: LoadedDay }) {
  const { verdicts: loads, fit, fodmap_sums: sums, safety_sums: safety = [] } = day;
  const warning = warnOfWorstMeal(day);
  const explained = limitedFirst(loads).filter(
    (each) => loads[each].deciding.length > 0 || loads[each].unknown.length > 0,
  );
  return (
    <div className={styles['loads']}>
      <GaugeRow verdicts={loads} />
      <div className={styles['fit']}>
        <VerdictLine fit={fit} />
      </div>
      {warning !== '' && <p className={styles['meal']}>{warning}</p>}
      {safety.length > 0 && (
        <ul className={styles['safety']} aria-label={texts.safetyLabel}>
          {safety.map(({ name, is_over: isOver, sentence }) => (
            <li key={name} className={isOver ? styles['over'] : ''}>
              {sentence}
            </li>
          ))}
        </ul>
      )}
      {explained.length > 0 && (
        <details className={styles['details']}>
          <summary>{texts.details}</summary>
          <ul>
            {explained.map((each) => (
              <li key={each}>
                <b>{intoleranceNames[each]}</b> {reason(loads, each)}
                {each === 'fodmap' &&
                  ` ${[warning === '' ? describeWorstMeal(sums) : '', describeSugars(sums)].join(' ')}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const figure = (value: number) => formatNumber(value, 1);

function reason(loads: Loads, intolerance: Intolerance): string {
  const { dose, unit, deciding, unknown } = loads[intolerance];
  const parts = [
    dose !== null && unit !== null && dose > 0 ? texts.dose(figure(dose), unit) : '',
    deciding.length > 0 ? texts.mostFrom(deciding.join(', ')) : '',
    unknown.length > 0 ? texts.unknown(unknown.join(', ')) : '',
  ];
  return parts.filter(Boolean).join(' ');
}
