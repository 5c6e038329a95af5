import { formatNumber } from '#domain/message/format-number.ts';
import { hitCountLine as texts } from '#src/features/recipes/texts/filter.ts';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './HitCountLine.module.css';

export interface HitCountLineProps {
  /** Null while it is not known. */
  readonly hits: { readonly count: number; readonly isExact: boolean } | null;
  readonly isCounting: boolean;
}

function lineOf({ hits, isCounting }: HitCountLineProps): string {
  if (isCounting) return texts.counting;
  if (hits === null) return '';
  const figure = formatNumber(hits.count);
  if (!hits.isExact) return texts.moreThan(figure);
  if (hits.count === 0) return texts.none;
  return hits.count === 1 ? texts.one : texts.many(figure);
}

/** How many recipes the filter would find: `23 recipes`. Its place stays free while the number is not known. */
export function HitCountLine(props: HitCountLineProps) {
  return (
    <Text variant="small" tone="muted" align="center" role="status" className={styles['line'] ?? ''}>
      {lineOf(props)}
    </Text>
  );
}
