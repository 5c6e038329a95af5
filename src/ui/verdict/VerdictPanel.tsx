import type { ReactNode } from 'react';
import {
  type Intolerance,
  intoleranceNames,
  intolerances,
  type Level,
  levelNames,
} from '#domain/intolerance/intolerances.ts';
import type { Verdict } from '#domain/intolerance/verdict.ts';
import { classNames } from '../class-names.ts';
import { ChevronDownIcon } from '../icon/common-icons.tsx';
import { type Limits, type Standing, standing } from './fit.ts';
import { GaugeDrawing, levelLook } from './Gauge.tsx';
import styles from './VerdictPanel.module.css';
import { whyOf } from './why.ts';

export interface VerdictPanelProps {
  readonly verdicts: Readonly<Record<Intolerance, Verdict>>;
  readonly limits: Limits;
  /** One practical change for an axis, a sentence. */
  readonly swaps?: Partial<Record<Intolerance, string>>;
  /** What else there is to say about an axis, below the rest. */
  readonly details?: Partial<Record<Intolerance, ReactNode>>;
  /** Closes the panel: what the figures are and are not. */
  readonly notice?: string | undefined;
}

const rank = { over: 0, unknown: 1, at: 2, within: 3, unlimited: 4 } as const satisfies Record<
  Standing,
  number
>;
const isFlag = (intolerance: Intolerance) => intolerance === 'fodmap' || intolerance === 'salicylate';

function limitWords(intolerance: Intolerance, level: Level | null, limit: Level | null): string {
  if (limit === null || limit === 3) return 'No limit set';
  const word = levelNames[limit].toLowerCase();
  if (isFlag(intolerance)) return `You asked for ${word}`;
  if (level === null) return `Your limit is ${word}`;
  if (level > limit) return `Over your limit of ${word}`;
  return level === limit ? `At your limit of ${word}` : `Within your limit of ${word}`;
}

/** Why this verdict: an axis a row, the worst first and open, unknown open, the rest folded. */
export function VerdictPanel({ verdicts, limits, swaps = {}, details = {}, notice }: VerdictPanelProps) {
  const rows = intolerances.map((intolerance) => ({
    intolerance,
    worth: rank[standing(verdicts[intolerance].level, limits[intolerance])],
  }));
  const worst = rows.reduce((a, b) => (b.worth < a.worth ? b : a));
  const first = worst.worth < rank.unlimited ? worst : null;
  const ordered = first ? [first, ...rows.filter((row) => row !== first)] : rows;
  return (
    <section id="why" aria-labelledby="why-title" className={styles['panel']}>
      <div className={styles['head']}>
        <h2 id="why-title" className={styles['title']}>
          Why this verdict
        </h2>
        <p className={styles['note']}>
          Worked out per serving. The small pointer on a gauge is the limit you set.
        </p>
      </div>
      <ul>
        {ordered.map(({ intolerance }) => (
          <WhyRow
            key={intolerance}
            intolerance={intolerance}
            verdict={verdicts[intolerance]}
            limit={limits[intolerance]}
            swap={swaps[intolerance]}
            details={details[intolerance]}
            open={intolerance === first?.intolerance || verdicts[intolerance].level === null}
          />
        ))}
      </ul>
      {notice && <p className={styles['notice']}>{notice}</p>}
    </section>
  );
}

interface WhyRowProps {
  readonly intolerance: Intolerance;
  readonly verdict: Verdict;
  readonly limit: Level | null;
  readonly swap: string | undefined;
  readonly details: ReactNode;
  readonly open: boolean;
}

function WhyRow({ intolerance, verdict, limit, swap, details, open }: WhyRowProps) {
  const { level } = verdict;
  const why = whyOf(verdict);
  const word = level === null ? 'not known' : levelNames[level].toLowerCase();
  return (
    <li className={styles['row']}>
      <details open={open}>
        <summary className={styles['summary']}>
          <GaugeDrawing intolerance={intolerance} level={level} limit={limit} />
          <span className={styles['words']}>
            <span className={styles['name']}>
              {intoleranceNames[intolerance]}: <span className={styles[levelLook(level)]}>{word}</span>
            </span>
            <span className={styles['note']}>{limitWords(intolerance, level, limit)}</span>
          </span>
          <ChevronDownIcon className={styles['chevron']} />
        </summary>
        <div className={styles['why']}>
          <p>
            {why.untested && (
              <>
                We have no tested value for <strong>{why.untested}</strong>,{' '}
              </>
            )}
            {why.lead}
          </p>
          {why.bars.length > 0 && (
            <ul className={styles['bars']}>
              {why.bars.map((bar) => (
                <li key={bar.name} className={styles['bar']}>
                  <span>{bar.name}</span>
                  <svg
                    viewBox="0 0 92 8"
                    preserveAspectRatio="none"
                    className={styles['track']}
                    aria-hidden="true"
                  >
                    <rect
                      width={Math.round(bar.share * 92)}
                      height="8"
                      rx="4"
                      className={classNames(styles[`fill-${levelLook(bar.level)}`])}
                    />
                  </svg>
                  <span>{levelNames[bar.level]}</span>
                </li>
              ))}
            </ul>
          )}
          {swap && <p>{swap}</p>}
          {details}
        </div>
      </details>
    </li>
  );
}
