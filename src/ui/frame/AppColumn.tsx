import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { type SheetHost, SheetHostContext } from '../sheet/sheet-host.ts';
import { useSheetStack } from '../sheet/use-sheet-stack.ts';
import styles from './AppColumn.module.css';

export interface AppColumnProps {
  /** Picture behind the column on wide screens; null: plain background. Not fetched on narrow screens. */
  readonly background?: string | null;
  /** The full window width instead of a column, and no background. */
  readonly isWide?: boolean;
  /** Content above sheets as well: toasts. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** The column that contains every screen: full width on phones, centered on wider screens. Sheets open inside it. */
export function AppColumn({ background = null, isWide = false, above, children }: AppColumnProps) {
  const sheets = useRef<HTMLDivElement>(null);
  const { stack, registerSheet } = useSheetStack();
  const host = useMemo<SheetHost>(
    () => ({ target: () => sheets.current, stack, registerSheet }),
    [stack, registerSheet],
  );
  const isCovered = stack.length > 0;
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
