import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { type SheetHost, SheetHostContext } from '../sheet/sheet-host.ts';
import { useSheetStack } from '../sheet/use-sheet-stack.ts';
import styles from './AppColumn.module.css';

export interface AppColumnProps {
  /** Picture behind the column on wide screens; none leaves a plain ground. It is not fetched on narrow ones. */
  readonly background?: string | null;
  /** The whole window instead of a column, and nothing behind it. */
  readonly isWide?: boolean;
  /** Lies above sheets as well: toasts. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** The column every screen lives in: the whole of a phone, floating on anything wider. Sheets open inside it. */
export function AppColumn({ background = null, isWide = false, above, children }: AppColumnProps) {
  const sheets = useRef<HTMLDivElement>(null);
  const { pile, hold } = useSheetStack();
  const host = useMemo<SheetHost>(() => ({ target: () => sheets.current, pile, hold }), [pile, hold]);
  const isCovered = pile.length > 0;
  return (
    <SheetHostContext value={host}>
      <div
        className={classNames(styles['stage'], isWide && styles['wide'])}
        {...(background && !isWide && { style: stageStyle(background) })}
      >
        <div className={styles['column']}>
          <div className={styles['frame']} inert={isCovered}>
            {children}
          </div>
          <div ref={sheets} className={styles['sheets']} />
          {above}
        </div>
      </div>
    </SheetHostContext>
  );
}

function stageStyle(url: string): CSSProperties {
  return { '--kf-stage': `url("${encodeURI(url).replaceAll('"', '%22')}")` } as CSSProperties;
}
