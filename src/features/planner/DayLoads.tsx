import { type Intolerance, intoleranceNames, intolerances } from '#domain/intolerance/intolerances.ts';
import type { DayPlan } from '#domain/meal-plan/week-plan.ts';
import { useAcceptedLevels } from '#src/flows/recipes/use-recipe-list.ts';
import { fitOf } from '#src/ui/verdict/fit.ts';
import { GaugeRow } from '#src/ui/verdict/Gauge.tsx';
import { VerdictLine } from '#src/ui/verdict/VerdictLine.tsx';
import styles from './DayLoads.module.css';

type Loads = DayPlan['verdicts'];

/** What the day as a whole means for the five intolerances: doses of all that is eaten add up. */
export function DayLoads({ loads }: { loads: Loads }) {
  const limits = useAcceptedLevels();
  const levels = {
    oxalate: loads.oxalate.level,
    histamine: loads.histamine.level,
    sulfur: loads.sulfur.level,
    fodmap: loads.fodmap.level,
    salicylate: loads.salicylate.level,
  };
  const told = intolerances.filter(
    (each) => loads[each].deciding.length > 0 || loads[each].unknown.length > 0,
  );
  return (
    <div className={styles['loads']}>
      <GaugeRow levels={levels} limits={limits} />
      <div className={styles['fit']}>
        <VerdictLine fit={fitOf(levels, limits)} />
      </div>
      {told.length > 0 && (
        <details className={styles['details']}>
          <summary>What weighs on the day</summary>
          <ul>
            {told.map((each) => (
              <li key={each}>
                <b>{intoleranceNames[each]}</b> {reason(loads, each)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const figure = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

function reason(loads: Loads, intolerance: Intolerance): string {
  const { dose, unit, deciding, unknown } = loads[intolerance];
  const parts = [
    dose !== null && unit !== null && dose > 0 ? `about ${figure(dose)} ${unit}.` : '',
    deciding.length > 0 ? `Most of it: ${deciding.join(', ')}.` : '',
    unknown.length > 0 ? `No figures for: ${unknown.join(', ')}.` : '',
  ];
  return parts.filter(Boolean).join(' ');
}
