import { Drawer } from '@mantine/core';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useHeldWhilePressed } from '../frame/use-held-while-pressed.ts';
import { Kit } from '../kit/MantineKit.tsx';
import { focusInside, trapTab } from './focus-trap.ts';
import { registerPanel } from './open-panels.ts';
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

/** A dialog that slides over the column. A page has several that are never opened: until then nothing is rendered. */
export function Panel({ open: isWanted, ...panel }: PanelProps) {
  // a sheet that opens by itself waits for the release of what is being pressed on the page
  const open = useHeldWhilePressed(isWanted, false);
  const wasOpened = useRef(false);
  wasOpened.current ||= open;
  return wasOpened.current && <OpenedPanel {...panel} open={open} />;
}

/** Backdrop and focus trap; Escape and a press on the backdrop close the topmost. */
function OpenedPanel({ open, onClose, from, className, label, children }: PanelProps) {
  const { target, isTop } = useIsTopSheet(open);
  const [isInPage, setIsInPage] = useState(false);
  // after the stack of sheets has noted what has the focus, which the content takes as soon as it is there
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(open && isInPage), [open, isInPage]);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => (open ? registerPanel({ close }) : undefined), [open]);
  return (
    <Kit>
      <Drawer.Root
        opened={isShown}
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
        <PortalEffect onMount={setIsInPage} />
        <Drawer.Overlay data-scrim />
        <Drawer.Content
          ref={focusInside}
          inert={isShown && !isTop}
          onKeyDownCapture={trapTab}
          aria-label={label}
        >
          {children}
        </Drawer.Content>
      </Drawer.Root>
    </Kit>
  );
}

/** Tells that the portal is there: what is in it from its first render on would not slide in. */
function PortalEffect({ onMount }: { onMount: (isMounted: true) => void }) {
  useEffect(() => onMount(true), [onMount]);
  return null;
}
