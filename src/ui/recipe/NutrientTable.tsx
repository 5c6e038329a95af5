import { formatNumber } from '#domain/message/format-number.ts';
import { nutrientTable as texts } from '#src/ui/recipe/texts.ts';
import styles from './NutrientTable.module.css';

export interface NutrientRow {
  readonly name: string;
  readonly amount: number;
  readonly unit: string;
  /** Percent of the daily value; null if there is none. */
  readonly percentOfDailyNeeds: number | null;
}

/** The nutrients of a serving with their percentage of the daily value. */
export function NutrientTable({ rows }: { rows: readonly NutrientRow[] }) {
  return (
    <div className={styles['rows']}>
      <table className={styles['table']}>
        <caption className="sr">{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.nutrient}</th>
            <th scope="col" className={styles['end']}>
              {texts.perServing}
            </th>
            <th scope="col" className={styles['end']}>
              {texts.dailyNeeds}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td className={styles['end']}>
                {formatAmount(row.amount)} {row.unit}
              </td>
              <td className={styles['end']}>
                {row.percentOfDailyNeeds === null ? (
                  <span className={styles['none']}>{texts.noValue}</span>
                ) : (
                  <Share percent={row.percentOfDailyNeeds} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Share({ percent }: { percent: number }) {
  return (
    <span className={styles['share']}>
      <svg viewBox="0 0 44 6" className={styles['track']} aria-hidden="true">
        <rect width="44" height="6" rx="3" className={styles['ground']} />
        <rect
          width={Math.min(44, Math.max(percent > 0 ? 3 : 0, (percent / 100) * 44))}
          height="6"
          rx="3"
          className={percent > 100 ? styles['over'] : styles['fill']}
        />
      </svg>
      <span className={styles['percent']}>{Math.round(percent)}%</span>
    </span>
  );
}

function formatAmount(amount: number): string {
  const digits = amount >= 100 ? 0 : amount >= 1 ? 1 : 2;
  return formatNumber(amount, digits);
}
