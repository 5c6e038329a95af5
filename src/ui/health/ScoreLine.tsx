import { scoreLine as texts } from '#src/ui/health/texts.ts';
import { frame, heightOf, type LinePoint, lineThrough, placesOf } from './line-shape.ts';
import styles from './ScoreLine.module.css';

const grid = [0, 50, 100];
/** With more days only the last one gets a dot. */
const maxDots = 24;

const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayWithYear = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function sentence(points: readonly LinePoint[]): string {
  const said = [points[0], points.at(-1)]
    .filter((point) => point !== undefined)
    .map(({ date, value }) => texts.point(value, dayWithYear.format(Date.parse(date))));
  return texts.overTime(said.join(' to '));
}

/** A line chart of scores from 0 to 100, oldest first; needs at least two points. */
export function ScoreLine({ points }: { points: readonly LinePoint[] }) {
  const places = placesOf(points);
  const dots = places.length <= maxDots ? places : places.slice(-1);
  const [first, last] = [points[0], points.at(-1)];
  return (
    <figure>
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-label={sentence(points)}
        className={styles['drawing']}
      >
        {grid.map((value) => (
          <g key={value}>
            <path
              d={`M${frame.left} ${heightOf(value)}H${frame.width - frame.right}`}
              className={styles['rule']}
            />
            <text x={frame.left - 8} y={heightOf(value) + 4} className={styles['value']}>
              {value}
            </text>
          </g>
        ))}
        <path d={lineThrough(places)} className={styles['line']} />
        {dots.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="4" className={styles['dot']} />
        ))}
        {first && (
          <text x={places[0]?.x} y={frame.height - 6} className={styles['first']}>
            {day.format(Date.parse(first.date))}
          </text>
        )}
        {last && points.length > 1 && (
          <text x={places.at(-1)?.x} y={frame.height - 6} className={styles['last']}>
            {day.format(Date.parse(last.date))}
          </text>
        )}
      </svg>
      <details className={styles['table']}>
        <summary>{texts.figures}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.score}</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ date, value }) => (
              <tr key={date}>
                <th scope="row">{dayWithYear.format(Date.parse(date))}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
