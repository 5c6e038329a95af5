import { Text } from '#src/ui/text/Text.tsx';
import styles from './HitCountLine.module.css';

export interface HitCountLineProps {
  /** Null while it is not known. */
  readonly hits: { readonly count: number; readonly isExact: boolean } | null;
  readonly isCounting: boolean;
}

function lineOf({ hits, isCounting }: HitCountLineProps): string {
  if (isCounting) return 'Counting…';
  if (hits === null) return '';
  const figure = `${hits.isExact ? '' : 'More than '}${hits.count.toLocaleString('en-US')}`;
  return hits.isExact && hits.count === 1
    ? '1 recipe'
    : `${hits.isExact && hits.count === 0 ? 'No' : figure} recipes`;
}

/** How many recipes the filter would find: `23 recipes`. Its place stays free while the number is not known. */
export function HitCountLine(props: HitCountLineProps) {
  return (
    <Text variant="small" tone="muted" align="center" role="status" className={styles['line'] ?? ''}>
      {lineOf(props)}
    </Text>
  );
}
