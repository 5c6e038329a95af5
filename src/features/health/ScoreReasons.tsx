import {
  type CountedItem,
  costlyItems,
  helpfulItems,
  type ScoreTable,
} from '#domain/health-score/shown-score.ts';
import { Card } from '#src/ui/text/Card.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { formatPoints } from './format-points.ts';
import styles from './ScoreReasons.module.css';
import { ScoreTableDetails } from './ScoreTableDetails.tsx';
import { scoreReasons as texts } from './texts/score.ts';

/** Number of bars; the table has all reasons. */
const maxShown = 5;

/** The sum of the score, and the answers with the most points. */
export function ScoreReasons({ score, table }: { score: number; table: ScoreTable }) {
  const { points, max_points } = table;
  const helped = helpfulItems(table).slice(0, maxShown);
  const cost = costlyItems(table).slice(0, maxShown);
  const longest = Math.max(1, ...helped.map((item) => item.points), ...cost.map((item) => item.lost));
  return (
    <>
      <Card>
        <Text as="h2" variant="h2">
          {texts.title(score)}
        </Text>
        <div
          role="img"
          aria-label={texts.sumLabel(formatPoints(points), formatPoints(max_points), score)}
          className={styles['whole']}
        >
          <span className={styles['gained']} style={{ width: `${score}%` }} />
          <span className={styles['lost']} />
        </div>
        <dl className={styles['sum']}>
          <Figure value={formatPoints(points)} name={texts.points} tone="gain" />
          <span aria-hidden="true" className={styles['sign']}>
            ÷
          </span>
          <Figure value={formatPoints(max_points)} name={texts.possible} />
          <span aria-hidden="true" className={styles['sign']}>
            =
          </span>
          <Figure value={`${score}%`} name={texts.today} />
        </dl>
      </Card>
      {helped.length > 0 && <Weights title={texts.helped} items={helped} longest={longest} side="points" />}
      {cost.length > 0 && <Weights title={texts.cost} items={cost} longest={longest} side="lost" />}
      <ScoreTableDetails table={table} />
    </>
  );
}

function Figure({ value, name, tone }: { value: string; name: string; tone?: 'gain' }) {
  return (
    <div className={styles['part']}>
      <dt>{name}</dt>
      <dd className={tone && styles['gain']}>{value}</dd>
    </div>
  );
}

interface WeightsProps {
  readonly title: string;
  readonly items: readonly CountedItem[];
  /** Points of the longest bar. */
  readonly longest: number;
  readonly side: 'points' | 'lost';
}

function Weights({ title, items, longest, side }: WeightsProps) {
  const sign = side === 'points' ? '+' : '−';
  return (
    <section>
      <Text as="h2" variant="h2">
        {title}
      </Text>
      <ul className={styles['weights']}>
        {items.map((item) => (
          <li key={item.id} className={styles['weight']}>
            <span className={styles['words']}>
              {item.label}
              {item.answer && <span className={styles['answer']}>{item.answer}</span>}
            </span>
            <span className={styles['scale']} aria-hidden="true">
              <span
                className={side === 'points' ? styles['up'] : styles['down']}
                style={{ width: `${(item[side] / longest) * 100}%` }}
              />
            </span>
            <span className={styles['figure']}>{`${sign}${formatPoints(item[side])}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
