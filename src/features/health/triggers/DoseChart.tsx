import { doseChart as texts } from '../texts/triggers.ts';
import styles from './Triggers.module.css';

type Point = { readonly date: string; readonly amount: number; readonly worst: number };

export interface DoseChartProps {
  readonly points: readonly Point[];
  readonly limit: { readonly low: number; readonly high: number } | null;
  readonly unit: string;
  /** With the table open, as on paper. */
  readonly isOpen?: boolean;
}

const [width, height] = [320, 160];
const [left, bottom] = [24, 24];

/** The amounts in ascending order, with the mean of their days. */
export function meansOf(points: readonly Point[]): { amount: number; mean: number; days: number }[] {
  return [...Map.groupBy(points, ({ amount }) => amount)]
    .map(([amount, of]) => ({
      amount,
      days: of.length,
      mean: of.reduce((sum, { worst }) => sum + worst, 0) / of.length,
    }))
    .toSorted((a, b) => a.amount - b.amount);
}

/** Every day with a portion: amount against worst symptom, with portions without a dose beside it, and a table. */
export function DoseChart({ points, limit, unit, isOpen = false }: DoseChartProps) {
  const max = Math.max(1, limit?.high ?? 0, ...points.map(({ amount }) => amount));
  const x = (amount: number) => left + 28 + (Math.sqrt(amount) / Math.sqrt(max)) * (width - left - 56);
  const y = (worst: number) => 8 + (1 - worst / 10) * (height - bottom - 8);
  const means = meansOf(points);
  // days of the same amount and worst symptom lie beside each other
  const seen = new Map<string, number>();
  const dots = points.map((point) => {
    const key = `${point.amount} ${point.worst}`;
    const index = seen.get(key) ?? 0;
    seen.set(key, index + 1);
    return { ...point, shift: (index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2) * 5 };
  });
  return (
    <figure className={styles['doses']}>
      <figcaption className={styles['caption']}>{texts.caption(unit)}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles['chart']} aria-hidden="true">
        {limit !== null && (
          <rect
            x={x(limit.low)}
            y={8}
            width={Math.max(2, x(Math.min(limit.high, max)) - x(limit.low))}
            height={height - bottom - 8}
            className={styles['interval']}
          />
        )}
        <path d={`M${left} 8V${y(0)}H${width}`} fill="none" className={styles['axis']} />
        {[0, 5, 10].map((worst) => (
          <text key={worst} x={left - 6} y={y(worst) + 4} textAnchor="end" className={styles['label']}>
            {worst}
          </text>
        ))}
        {means.map(({ amount }) => (
          <text key={amount} x={x(amount)} y={height - 6} textAnchor="middle" className={styles['label']}>
            {amount === 0 ? texts.none : amount}
          </text>
        ))}
        <polyline
          points={means.map(({ amount, mean }) => `${x(amount)},${y(mean)}`).join(' ')}
          className={styles['mean']}
        />
        {dots.map(({ date, amount, worst, shift }) => (
          <circle
            key={date}
            cx={x(amount) + shift}
            cy={y(worst)}
            r="3.5"
            className={amount === 0 ? styles['control'] : styles['dose']}
          />
        ))}
      </svg>
      <details open={isOpen}>
        <summary className={styles['summary']}>{texts.tableTitle}</summary>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{texts.amount}</th>
              <th scope="col">{texts.days}</th>
              <th scope="col">{texts.worst}</th>
            </tr>
          </thead>
          <tbody>
            {means.map(({ amount, days, mean }) => (
              <tr key={amount}>
                <td>{amount === 0 ? texts.none : `${amount} ${unit}`}</td>
                <td>{days}</td>
                <td>{mean.toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
