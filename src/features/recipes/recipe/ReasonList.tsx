import type { components } from '#contract/api.ts';
import { type Intolerance, intoleranceNames } from '#domain/intolerance/intolerances.ts';
import { ChevronDownIcon } from '#src/ui/icon/common-icons.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { levelLook } from '#src/ui/verdict/Gauge.tsx';
import styles from './ReasonList.module.css';
import { amountWords, levelWords, sourceWords } from './reason-words.ts';

type Verdict = components['schemas']['Verdict'];
type Reason = Verdict['reasons'][number];

/** Every ingredient of a serving: how much, what it brings, who says so. Folded until asked for. */
export function ReasonList({ axis, verdict }: { axis: Intolerance; verdict: Verdict }) {
  if (verdict.reasons.length === 0) return null;
  return (
    <details className={styles['reasons']}>
      <summary className={styles['summary']}>
        Amounts and sources
        <span className="sr">for {intoleranceNames[axis]}</span>
        <ChevronDownIcon size={18} className={styles['chevron']} />
      </summary>
      <ul aria-label={`${intoleranceNames[axis]} by ingredient`}>
        {verdict.reasons.map((reason) => (
          <ReasonRow key={reason.food_id} axis={axis} reason={reason} />
        ))}
      </ul>
    </details>
  );
}

function ReasonRow({ axis, reason }: { axis: Intolerance; reason: Reason }) {
  const { title, sureness } = sourceWords(reason);
  const url = reason.source?.url ?? null;
  return (
    <li className={styles['reason']}>
      <p className={styles['line']}>
        <span className={styles['name']}>{reason.ingredient}</span>
        <span className={styles[levelLook(reason.level)]}>{levelWords(reason)}</span>
      </p>
      <p>{amountWords(axis, reason)}</p>
      {title !== null && (
        <p className={styles['source']}>
          {url === null ? (
            title
          ) : (
            <TextLink href={url} target="_blank" rel="noopener">
              {title}
            </TextLink>
          )}
          {sureness && ` (${sureness})`}
        </p>
      )}
    </li>
  );
}
