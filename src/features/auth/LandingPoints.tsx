import type { ReactNode } from 'react';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './LandingPoints.module.css';
import { landingPoints as texts } from './texts.ts';

const points: ReadonlyArray<readonly [drawing: ReactNode, title: string, text: string]> = [
  [<Arc key="known" />, texts.explainedTitle, texts.explainedText],
  [<Limits key="limits" />, texts.limitsTitle, texts.limitsText],
  [<Arc key="unknown" isUnknown />, texts.unknownTitle, texts.unknownText],
];

/** What the app is good for, in three sentences. */
export function LandingPoints() {
  return (
    <ul className={styles['points']}>
      {points.map(([drawing, title, text]) => (
        <li key={title} className={styles['point']}>
          {drawing}
          <div>
            <Text as="h2" variant="h3">
              {title}
            </Text>
            <Text variant="small" tone="muted" className={styles['text'] ?? ''}>
              {text}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A gauge as on recipes: one of three steps, or unknown. */
function Arc({ isUnknown = false }: { isUnknown?: boolean }) {
  const step = (from: string, className: string | undefined) => (
    <path d={from} className={className} strokeWidth="5" strokeLinecap="round" fill="none" />
  );
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" className={styles['drawing']} aria-hidden="true">
      {isUnknown ? (
        <path
          d="M7.5 33.5A19 19 0 1 1 40.5 33.5"
          className={styles['unknown']}
          strokeWidth="4.5"
          strokeLinecap="round"
          strokeDasharray="0.1 8.4"
          fill="none"
        />
      ) : (
        <>
          {step('M7.5 33.5A19 19 0 0 1 9 12.3', styles['low'])}
          {step('M13.4 8.3A19 19 0 0 1 34.6 8.3', styles['rest'])}
          {step('M39 12.3A19 19 0 0 1 40.5 33.5', styles['rest'])}
        </>
      )}
      <text x="24" y="30" textAnchor="middle" className={styles['letter']}>
        {isUnknown ? '?' : texts.oxalateSign}
      </text>
    </svg>
  );
}

function Limits() {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" className={styles['drawing']} aria-hidden="true">
      <path d="M5 15h38M5 33h38" className={styles['rest']} strokeWidth="5" strokeLinecap="round" />
      <path d="M5 15h15M5 33h26" className={styles['low']} strokeWidth="5" strokeLinecap="round" />
      <circle cx="20" cy="15" r="6.5" className={styles['thumb']} strokeWidth="3" />
      <circle cx="31" cy="33" r="6.5" className={styles['thumb']} strokeWidth="3" />
    </svg>
  );
}
