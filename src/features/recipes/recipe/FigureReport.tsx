import { type Intolerance, intoleranceNames } from '#domain/intolerance/intolerances.ts';
import { figureReport as texts } from '#src/features/recipes/texts/recipe.ts';
import { useFigureReport } from '#src/flows/recipes/use-figure-report.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { lazySheet } from '#src/ui/sheet/lazy-sheet.tsx';
import styles from './FigureReport.module.css';

const FigureReportSheet = lazySheet(async () => (await import('./FigureReportSheet.tsx')).FigureReportSheet);

export interface FigureReportProps {
  readonly axis: Intolerance;
  readonly recipeId: string;
  readonly reporter: 'member' | 'guest';
  /** The swaps that are shown. */
  readonly swapped: readonly string[];
}

/** The button to report a figure of this axis as wrong, with its sheet. */
export function FigureReport({ axis, recipeId, reporter, swapped }: FigureReportProps) {
  const report = useFigureReport({ id: recipeId, axis, reporter });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className={styles['link'] ?? ''}
        aria-haspopup="dialog"
        onClick={report.open}
      >
        {texts.link}
        <span className="sr">{texts.about(intoleranceNames[axis])}</span>
      </Button>
      {report.isOpen && (
        <FigureReportSheet
          open
          onClose={report.close}
          name={intoleranceNames[axis]}
          problem={report.problem}
          isBusy={report.isBusy}
          onSend={(text) => report.submit(text, swapped)}
        />
      )}
    </>
  );
}
