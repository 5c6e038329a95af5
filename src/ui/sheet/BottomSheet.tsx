import { type ReactNode, useRef } from 'react';
import { bottomSheet as texts } from '#src/ui/sheet/texts.ts';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../class-names.ts';
import { useDockHeight } from '../frame/use-dock-height.ts';
import { CloseIcon } from '../icon/common-icons.tsx';
import styles from './BottomSheet.module.css';
import { Panel } from './Panel.tsx';

export interface BottomSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** `hug`: as high as its content; `full`: up to the header. */
  readonly height?: 'hug' | 'full';
  /** `list`: a list of fixed height that scrolls itself, whose rows have their own padding; `padded`: with the page's. */
  readonly body?: 'padded' | 'bare' | 'list' | 'paddedList';
  /** Fixed at the bottom: the sheet's actions. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A modal that opens from the bottom edge of the column. */
export function BottomSheet(props: BottomSheetProps) {
  const { open, onClose, title, height = 'hug', body = 'padded', footer, children } = props;
  return (
    <Panel
      open={open}
      onClose={onClose}
      from="bottom"
      label={title}
      className={classNames(styles['sheet'], height === 'full' && styles['full'])}
    >
      <span className={styles['grab']} />
      <div className={styles['head']}>
        <h2 className={styles['title']}>{title}</h2>
        <IconButton label={texts.close} icon={<CloseIcon size={22} />} onClick={onClose} />
      </div>
      <div className={classNames(styles['body'], styles[body])}>{children}</div>
      {footer && <Foot>{footer}</Foot>}
    </Panel>
  );
}

function Foot({ children }: { readonly children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);
  useDockHeight(foot, 'sheet');
  return (
    <div ref={foot} className={styles['foot']}>
      {children}
    </div>
  );
}
