import type { components } from '#contract/api.ts';
import { type Intolerance, intolerances } from '#domain/intolerance/intolerances.ts';
import { useSettings } from '#src/flows/shell/use-settings.ts';
import { VerdictPanel } from '#src/ui/verdict/VerdictPanel.tsx';
import { FigureReport, type FigureReportProps } from './FigureReport.tsx';
import { LowPortion } from './LowPortion.tsx';
import { ReasonList } from './ReasonList.tsx';
import { swapSentence, verdictOf } from './verdict-of.ts';

type Verdicts = components['schemas']['Verdicts'];

const byAxis = <Value,>(value: (axis: Intolerance) => Value) =>
  Object.fromEntries(intolerances.map((axis) => [axis, value(axis)])) as Record<Intolerance, Value>;

export interface WhyPanelProps {
  readonly verdicts: Verdicts;
  /** Fraction of a serving that the amounts are for. */
  readonly portion: number;
  readonly onPortion: (portion: number) => void;
  /** The recipe as it is shown, for reports of its figures. */
  readonly reported: Omit<FigureReportProps, 'axis'>;
}

/** Explains each of the five verdicts, with figures and sources. */
export function WhyPanel({ verdicts, portion, onPortion, reported }: WhyPanelProps) {
  const { intolerance_notice: notice } = useSettings();
  return (
    <VerdictPanel
      verdicts={byAxis((axis) => verdictOf(verdicts[axis]))}
      axes={verdicts}
      swaps={byAxis((axis) => swapSentence(verdicts[axis]))}
      details={byAxis((axis) => (
        <>
          <LowPortion
            axis={axis}
            lowPortion={verdicts[axis].low_portion}
            portion={portion}
            onPortion={onPortion}
          />
          <ReasonList axis={axis} verdict={verdicts[axis]} />
          <FigureReport axis={axis} {...reported} />
        </>
      ))}
      notice={notice ?? undefined}
    />
  );
}
