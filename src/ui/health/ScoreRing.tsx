import { scoreRing as texts } from '#src/ui/health/texts.ts';
import { classNames } from '../class-names.ts';
import { dialTicks, ringRadius } from './ring-shape.ts';
import styles from './ScoreRing.module.css';

export interface ScoreRingProps {
  /** 0 to 100. */
  readonly score: number;
  /** As stored on the server, a hex color. */
  readonly color: string;
  readonly size: 'large' | 'small';
}

const length = 2 * Math.PI * ringRadius;

/** The score on a circular gauge, clockwise from the top, in its own color. The large one has tick marks. */
export function ScoreRing({ score, color, size }: ScoreRingProps) {
  const isLarge = size === 'large';
  return (
    <svg
      viewBox="0 0 196 196"
      role="img"
      aria-label={texts.score(score)}
      className={classNames(styles['ring'], styles[size])}
    >
      <circle cx="98" cy="98" r={ringRadius} className={styles['track']} />
      {score > 0 && (
        <circle
          cx="98"
          cy="98"
          r={ringRadius}
          stroke={color}
          strokeDasharray={`${(length * score) / 100} ${length}`}
          transform="rotate(-90 98 98)"
          className={styles['arc']}
        />
      )}
      {isLarge &&
        dialTicks.map(({ path, value }) => (
          <path
            key={value}
            d={path}
            className={styles['tick']}
            {...(value <= score && { stroke: color, opacity: 0.7 })}
          />
        ))}
      <text x="98" y={isLarge ? 121 : 117} className={styles['figure']}>
        {score}
      </text>
    </svg>
  );
}
