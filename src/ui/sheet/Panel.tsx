import { Drawer } from '@mantine/core';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { type ReactNode, useEffect, useState } from 'react';
import { useHeldWhilePressed } from '../frame/use-held-while-pressed.ts';
import { Kit } from '../kit/MantineKit.tsx';
import { focusInside, trapTab } from './focus-trap.ts';
import styles from './Panel.module.css';
import { useIsTopSheet } from './sheet-host.ts';

export interface PanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly from: 'bottom' | 'left';
  readonly className: string | undefined;
  /** The accessible name. Mantine's title would give it one render later. */
  readonly label: string;
  readonly children: ReactNode;
}

const paths = {
  bottom: { in: { transform: 'none' }, out: { transform: 'translateY(100%)' } },
  left: { in: { transform: 'none' }, out: { transform: 'translateX(calc(-100% * var(--kf-direction)))' } },
} as const;

/** A dialog that slides over the column: backdrop, focus trap; Escape and a press on the backdrop close the topmost. */
export function Panel({ open: isWanted, onClose, from, className, label, children }: PanelProps) {
  // a sheet that opens by itself waits for the release of what is being pressed on the page
  const open = useHeldWhilePressed(isWanted, false);
  const { target, isTop } = useIsTopSheet(open);
  // Set one render later, so that a panel that is mounted open also slides in.
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(open), [open]);
  return (
    <Kit>
      <Drawer.Root
        opened={shown}
        onClose={onClose}
        position={from}
        lockScroll={false}
        trapFocus={false}
        returnFocus={false}
        closeOnEscape={isTop}
        portalProps={target ? { target } : {}}
        transitionProps={{
          transition: { ...paths[from], transitionProperty: 'transform' },
          duration: 320,
          exitDuration: 200,
          timingFunction: 'cubic-bezier(.2,.7,.2,1)',
        }}
        classNames={{
          inner: styles['inner'] ?? '',
          content: className ?? '',
          overlay: styles['scrim'] ?? '',
        }}
      >
        <Drawer.Overlay data-scrim />
        <Drawer.Content
          ref={focusInside}
          inert={shown && !isTop}
          onKeyDownCapture={trapTab}
          aria-label={label}
        >
          {children}
        </Drawer.Content>
      </Drawer.Root>
    </Kit>
  );
}
