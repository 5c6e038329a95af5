import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { tabs as texts } from '#src/ui/frame/texts.ts';
import { classNames } from '../class-names.ts';
import { readingDirection } from './reading-direction.ts';
import styles from './Tabs.module.css';

interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: ReadonlyArray<Tab<Value>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** `scroll`: a scrollable tab list; `even`: tabs of equal width. */
  readonly variant?: 'scroll' | 'even';
  /** Content of the selected tab. */
  readonly children?: ReactNode;
}

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + readingDirection() + count) % count,
  ArrowLeft: (at, count) => (at - readingDirection() + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, variant = 'scroll', children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.findIndex((tab) => tab.value === value);
  // a new list shows its first tab: reading its position would force a layout during render
  const inView = useRef(0);
  useLayoutEffect(() => {
    if (inView.current === chosen) return;
    inView.current = chosen;
    const tab = list.current?.children[chosen];
    if (variant === 'scroll' && list.current && tab instanceof HTMLElement) bringIntoView(list.current, tab);
  }, [variant, chosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moves[event.key]?.(chosen, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    onChange(tab.value);
    (list.current?.children[next] as HTMLElement | undefined)?.focus({ preventScroll: true });
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames(styles['tabs'], styles[variant])}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => {
          const isChosen = tab.value === value;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={isChosen}
              aria-controls={children === undefined ? undefined : `${id}-panel`}
              tabIndex={isChosen ? 0 : -1}
              className={classNames(styles['tab'], isChosen && styles['on'])}
              onClick={() => onChange(tab.value)}
            >
              <span className={styles['word']} data-word={tab.label}>
                {tab.label}
              </span>
            </button>
          );
        })}
      </div>
      {children !== undefined && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${value}`}
          className={styles['panel']}
        >
          {children}
        </div>
      )}
    </>
  );
}

/** Scrolls only the tab list, just enough to show the tab with a part of its neighbor. */
function bringIntoView(list: HTMLElement, tab: HTMLElement): void {
  const margin = 48;
  const [from, to] = [tab.offsetLeft - margin, tab.offsetLeft + tab.offsetWidth + margin];
  if (from < list.scrollLeft) list.scrollLeft = from;
  else if (to > list.scrollLeft + list.clientWidth) list.scrollLeft = to - list.clientWidth;
}

/** The meal types as a scrollable tab list. */
export function MealTypeTabs(props: {
  types: readonly string[];
  value: string;
  onChange: (type: string) => void;
  children?: ReactNode;
}) {
  const { types, ...rest } = props;
  return <Tabs {...rest} label={texts.mealType} tabs={types.map((type) => ({ value: type, label: type }))} />;
}
