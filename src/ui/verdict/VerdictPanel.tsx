import type { ReactNode } from 'react';
import { isEstimated } from '#domain/intolerance/estimated.ts';
import { type Intolerance, intoleranceNames, levelNames } from '#domain/intolerance/intolerances.ts';
import type { Verdict } from '#domain/intolerance/verdict.ts';
import { verdictPanel as texts } from '#src/ui/verdict/texts.ts';
import { classNames } from '../class-names.ts';
import { ChevronDownIcon } from '../icon/common-icons.tsx';
import { keepUnits } from '../text/keep-units.ts';
import { GaugeDrawing, levelClass } from './Gauge.tsx';
import { portionsOf, spreadSentences, sumSentence } from './portions.ts';
import styles from './VerdictPanel.module.css';
import { type AxisVerdict, type AxisVerdicts, isLimited, limitedFirst } from './verdict-response.ts';
import { explanationOf } from './why.ts';

export interface VerdictPanelProps {
  readonly verdicts: Readonly<Record<Intolerance, Verdict>>;
  /** The same axes with the member's limits. */
  readonly axes: AxisVerdicts;
  /** One practical swap per axis, as a sentence. */
  readonly swaps?: Partial<Record<Intolerance, string>>;
  /** Further content of an axis, below the rest. */
  readonly details?: Partial<Record<Intolerance, ReactNode>>;
  /** A closing note about what the figures mean. */
  readonly notice?: string | undefined;
}

const rank = { over: 0, unknown: 1, at: 2, within: 3, unlimited: 4 } as const satisfies Record<
  NonNullable<AxisVerdict['standing']>,
  number
>;
const isFlag = (intolerance: Intolerance) => intolerance === 'fodmap' || intolerance === 'salicylate';

function formatLimit(intolerance: Intolerance, { limit, standing = 'unlimited' }: AxisVerdict): string {
  if (standing === 'unlimited' || typeof limit !== 'number') return texts.noLimit;
  const word = levelNames[limit].toLowerCase();
  if (isFlag(intolerance)) return texts.asked(word);
  switch (standing) {
    case 'over':
      return texts.over(word);
    case 'unknown':
      return texts.limit(word);
    case 'at':
      return texts.atLimit(word);
    case 'within':
      return texts.within(word);
  }
}

/** Explains the verdicts: one row per axis, the worst first and expanded, unknown ones expanded, the rest collapsed. */
export function VerdictPanel({ verdicts, axes, swaps = {}, details = {}, notice }: VerdictPanelProps) {
  const rows = limitedFirst(axes).map((intolerance) => ({
    intolerance,
    worth: rank[axes[intolerance].standing ?? 'unlimited'],
  }));
  const worst = rows.reduce((a, b) => (b.worth < a.worth ? b : a));
  const first = worst.worth < rank.unlimited ? worst : null;
  const ordered = first ? [first, ...rows.filter((row) => row !== first)] : rows;
  return (
    <section id="why" aria-labelledby="why-title" className={styles['panel']}>
      <div className={styles['head']}>
        <h2 id="why-title" className={styles['title']}>
          {texts.title}
        </h2>
        <p className={styles['note']}>{texts.hint}</p>
      </div>
      <ul>
        {ordered.map(({ intolerance }) => (
          <WhyRow
            key={intolerance}
            intolerance={intolerance}
            verdict={verdicts[intolerance]}
            axis={axes[intolerance]}
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

/** For axes that sum up sugars: the largest sum, and the maximum weights of the foods that decide it. */
function Portions({ verdict }: { readonly verdict: Verdict }) {
  const sum = sumSentence(verdict);
  if (sum === '') return null;
  return (
    <>
      <p>{sum}</p>
      <ul className={styles['portions']} aria-label={texts.portions}>
        {portionsOf(verdict).map(({ foodId, name, lights, sugar, source }) => (
          <li key={foodId}>
            <strong>{name}:</strong> {lights} {sugar}
            {source !== '' && <span className={styles['source']}>{texts.source(source)}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

interface WhyRowProps {
  readonly intolerance: Intolerance;
  readonly verdict: Verdict;
  readonly axis: AxisVerdict;
  readonly swap: string | undefined;
  readonly details: ReactNode;
  readonly open: boolean;
}

function WhyRow({ intolerance, verdict, axis, swap, details, open }: WhyRowProps) {
  const { level } = axis;
  const explanation = explanationOf(verdict, axis.standing === 'over');
  const word = level === null ? texts.unknown : levelNames[level].toLowerCase();
  return (
    <li className={styles['row']}>
      <details open={open}>
        <summary className={styles['summary']}>
          <GaugeDrawing intolerance={intolerance} verdict={axis} />
          <span className={styles['words']}>
            <span className={styles['name']}>
              {intoleranceNames[intolerance]}:{' '}
              <span className={isLimited(axis) ? styles[levelClass(level)] : undefined}>{word}</span>
            </span>
            <span className={styles['note']}>
              {formatLimit(intolerance, axis)}
              {isEstimated(intolerance) && texts.estimated}
            </span>
          </span>
          <ChevronDownIcon className={styles['chevron']} />
        </summary>
        <div className={styles['why']}>
          <p>
            {explanation.untested && (
              <>
                {texts.untested}
                <strong>{explanation.untested}</strong>,{' '}
              </>
            )}
            {explanation.lead}
          </p>
          {explanation.bars.length > 0 && (
            <ul className={styles['bars']}>
              {explanation.bars.map((bar) => (
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
                      className={classNames(styles[`fill-${levelClass(bar.level)}`])}
                    />
                  </svg>
                  <span>{levelNames[bar.level]}</span>
                </li>
              ))}
            </ul>
          )}
          <Portions verdict={verdict} />
          {intolerance === 'oxalate' &&
            spreadSentences(verdict).map((each) => <p key={each}>{keepUnits(each)}</p>)}
          {swap && <p>{swap}</p>}
          {details}
        </div>
      </details>
    </li>
  );
}
