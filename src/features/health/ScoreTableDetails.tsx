import type { ScoreItem, ScoreTable } from '#domain/health-score/shown-score.ts';
import { ChevronDownIcon } from '#src/ui/icon/common-icons.tsx';
import { formatPoints } from './format-points.ts';
import styles from './ScoreTableDetails.module.css';
import { SourceLink } from './SourceLink.tsx';
import { scoreTableDetails as texts } from './texts/score.ts';

/** All points of the score with their sources, for checking the sum. */
export function ScoreTableDetails({ table }: { table: ScoreTable }) {
  return (
    <details className={styles['details']}>
      <summary className={styles['summary']}>
        {texts.title}
        <ChevronDownIcon className={styles['chevron']} />
      </summary>
      {table.areas.map((area) => (
        <table key={area.id} className={styles['table']}>
          <caption>
            <span>{area.label}</span>
            <span>{texts.pointsOf(formatPoints(area.points), formatPoints(area.max_points))}</span>
          </caption>
          <thead className="sr">
            <tr>
              <th scope="col">{texts.item}</th>
              <th scope="col">{texts.points}</th>
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
          {item.answer ?? (item.id === 'body-mass' ? texts.noBodyMass : texts.notAnswered)}
        </span>
        <SourceLink source={item.source} />
      </th>
      <td>
        {item.points === null
          ? texts.notCounted
          : texts.pointsOf(formatPoints(item.points), formatPoints(item.max_points))}
      </td>
    </tr>
  );
}
