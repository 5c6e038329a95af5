import type { components } from '#contract/api.ts';
import { type Intolerance, intoleranceNames } from '#domain/intolerance/intolerances.ts';
import { reasonList as texts } from '#src/features/recipes/texts/recipe.ts';
import { ChevronDownIcon } from '#src/ui/icon/common-icons.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { levelClass } from '#src/ui/verdict/Gauge.tsx';
import {
  formatConfidence,
  formatLevel,
  formatReasonAmount,
  type Source,
  sourcesOf,
} from './format-reason.ts';
import styles from './ReasonList.module.css';

type Verdict = components['schemas']['Verdict'];
type Reason = Verdict['reasons'][number];

/** Every ingredient of a serving: its amount, its contribution, and the source. Collapsed by default. */
export function ReasonList({ axis, verdict }: { axis: Intolerance; verdict: Verdict }) {
  if (verdict.reasons.length === 0) return null;
  const sources = sourcesOf(verdict.reasons);
  const name = intoleranceNames[axis];
  return (
    <details className={styles['reasons']}>
      <summary className={styles['summary']}>
        {texts.title}
        <span className="sr">{texts.axis(name)}</span>
        <ChevronDownIcon size={18} className={styles['chevron']} />
      </summary>
      <ul aria-label={texts.byIngredient(name)}>
        {verdict.reasons.map((reason) => (
          <ReasonRow
            key={reason.food_id}
            axis={axis}
            reason={reason}
            number={sources.findIndex(({ title }) => title === reason.source?.title) + 1}
          />
        ))}
      </ul>
      {sources.length > 0 && (
        <ol aria-label={texts.sources(name)} className={styles['sources']}>
          {sources.map((source) => (
            <li key={source.title}>
              <SourceName source={source} />
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

/** `number`: of its source in the list below, 0 for none. */
function ReasonRow({ axis, reason, number }: { axis: Intolerance; reason: Reason; number: number }) {
  const sureness = formatConfidence(reason);
  return (
    <li className={styles['reason']}>
      <span className={styles['name']}>{reason.ingredient}</span>
      <span className={styles[levelClass(reason.level)]}>{formatLevel(reason)}</span>
      <span className={styles['amount']}>
        {formatReasonAmount(axis, reason)}
        {sureness && `, ${sureness}`}
        {number > 0 && (
          <>
            <span className="sr">{texts.source(number)}</span>
            <sup aria-hidden="true" className={styles['number']}>
              {number}
            </sup>
          </>
        )}
      </span>
    </li>
  );
}

function SourceName({ source: { words, url } }: { source: Source }) {
  if (url === null) return words;
  return (
    <TextLink href={url} target="_blank" rel="noopener" className={styles['source'] ?? ''}>
      {words}
    </TextLink>
  );
}
