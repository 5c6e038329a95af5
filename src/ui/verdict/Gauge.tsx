import { isEstimated } from '#domain/intolerance/estimated.ts';
import {
  type Intolerance,
  intoleranceNames,
  type Level,
  levelNames,
} from '#domain/intolerance/intolerances.ts';
import { gauge as texts } from '#src/ui/verdict/texts.ts';
import { classNames } from '../class-names.ts';
import styles from './Gauge.module.css';
import { gaugeLetters, gaugeSteps, wholeArc } from './gauge-shape.ts';
import { type AxisVerdict, type AxisVerdicts, isLimited, limitedFirst } from './verdict-response.ts';

const levelClasses = { 1: 'low', 2: 'medium', 3: 'high' } as const satisfies Record<Level, string>;

/** The suffix of a level's class names. */
export function levelClass(level: Level | null): 'low' | 'medium' | 'high' | 'unknown' {
  return level === null ? 'unknown' : levelClasses[level];
}

function levelWord(level: Level | null): string {
  return level === null ? texts.unknown : levelNames[level];
}

export interface GaugeProps {
  readonly intolerance: Intolerance;
  readonly verdict: AxisVerdict;
  /** Width in pixels. */
  readonly width?: number;
}

/** The gauge alone: filled steps, two letters, a pointer at the limit; a dotted arc if unknown. */
export function GaugeDrawing({ intolerance, verdict, width = 46 }: GaugeProps) {
  const { level, limit = null } = verdict;
  const variant = isLimited(verdict) ? levelClass(level) : 'quiet';
  const steps = gaugeSteps(intolerance);
  const filled = level === null ? 0 : Math.min(level, steps.length);
  const pointer = limit === null ? undefined : steps.slice(0, -1)[limit - 1]?.pointer;
  return (
    <svg
      viewBox="0 2 56 44"
      width={width}
      height={Math.round((width * 440) / 56) / 10}
      className={styles['drawing']}
      aria-hidden="true"
    >
      {level === null ? (
        <path d={wholeArc} className={styles['dotted']} />
      ) : (
        steps.map((step, index) => (
          <path
            key={step.arc}
            d={step.arc}
            className={classNames(styles['step'], index < filled && styles[`fill-${variant}`])}
          />
        ))
      )}
      {pointer && <path d={pointer} className={styles['pointer']} />}
      <text x="28" y="34" className={styles['letters']}>
        {level === null ? '?' : gaugeLetters[intolerance]}
      </text>
    </svg>
  );
}

function sentence({ intolerance, verdict: { level, limit = null } }: GaugeProps): string {
  const sure = isEstimated(intolerance) ? ', estimated' : '';
  const said = `${intoleranceNames[intolerance]}: ${levelWord(level)}${sure}.`;
  return limit === null || limit === 3 ? said : texts.withLimit(said, levelNames[limit]);
}

/** The gauge with its name and its level in words. */
function Gauge(props: GaugeProps) {
  return (
    <span role="img" aria-label={sentence(props)} className={styles['gauge']}>
      <GaugeDrawing {...props} />
      <span className={styles['name']}>{intoleranceNames[props.intolerance]}</span>
      <span
        className={classNames(
          styles['word'],
          styles[isLimited(props.verdict) ? levelClass(props.verdict.level) : 'unlimited'],
        )}
      >
        {levelWord(props.verdict.level)}
      </span>
    </span>
  );
}

/** All five gauges, those the member limits first; the others are muted. */
export function GaugeRow({ verdicts, width }: { verdicts: AxisVerdicts; width?: number }) {
  return (
    <div>
      <ul aria-label={texts.label} className={styles['row']}>
        {limitedFirst(verdicts).map((intolerance) => (
          <li key={intolerance}>
            <Gauge intolerance={intolerance} verdict={verdicts[intolerance]} {...(width && { width })} />
          </li>
        ))}
      </ul>
      <p className={styles['estimated']}>{texts.estimated}</p>
    </div>
  );
}
