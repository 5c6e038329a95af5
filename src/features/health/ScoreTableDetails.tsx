import type { ScoreItem, ScoreTable } from '#domain/health-score/shown-score.ts';
import { ChevronDownIcon } from '#src/ui/icon/common-icons.tsx';
import { formatPoints } from './format-points.ts';
import styles from './ScoreTableDetails.module.css';
import { SourceLink } from './SourceLink.tsx';

/** All points of the score with their sources, for checking the sum. */
export function ScoreTableDetails({ table }: { table: ScoreTable }) {
  return (
    <details className={styles['details']}>
      <summary className={styles['summary']}>
        The whole table, with its sources
        <ChevronDownIcon className={styles['chevron']} />
      </summary>
      {table.areas.map((area) => (
        <table key={area.id} className={styles['table']}>
          <caption>
            <span>{area.label}</span>
            <span>{`${formatPoints(area.points)} of ${formatPoints(area.max_points)}`}</span>
          </caption>
          <thead className="sr">
            <tr>
              <th scope="col">What counts</th>
              <th scope="col">Points</th>
            </tr>
          </thead>
          <tbody>
            {area.items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </tbody>
        </table>
      ))}
    </details>
  );
}

function Item({ item }: { item: ScoreItem }) {
  return (
    <tr>
      <th scope="row">
        <span className={styles['label']}>{item.label}</span>
        <span className={styles['answer']}>
          {item.answer ??
            (item.id === 'body-mass' ? 'Not in your profile, or not counted now' : 'Not answered yet')}
        </span>
        <SourceLink source={item.source} />
      </th>
      <td>
        {item.points === null
          ? 'does not count'
          : `${formatPoints(item.points)} of ${formatPoints(item.max_points)}`}
      </td>
    </tr>
  );
}
