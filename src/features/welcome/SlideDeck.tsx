import { type PointerEvent, useRef, useState } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { readingDirection } from '#src/ui/frame/reading-direction.ts';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './SlideDeck.module.css';
import { slideDeck as texts } from './texts.ts';

export interface SlideDeckProps {
  readonly slides: ReadonlyArray<{
    readonly image_url: string;
    readonly title: string;
    readonly description: string;
  }>;
  /** Index of the current slide. */
  readonly index: number;
  readonly onShow: (index: number) => void;
}

/** Minimum distance of a swipe in pixels. */
const enough = 48;

/** A carousel of slides; a swipe changes to the next. */
export function SlideDeck({ slides, index, onShow }: SlideDeckProps) {
  const { dragged, handlers } = useSwipe((step) => onShow(index + step));
  return (
    <section className={styles['deck']} aria-label={texts.label} {...handlers}>
      <div
        className={classNames(styles['track'], dragged !== 0 && styles['held'])}
        style={{ transform: `translateX(calc(${-100 * index}% * var(--kf-direction) + ${dragged}px))` }}
      >
        {slides.map(({ image_url, title, description }, at) => (
          // the same picture may occur twice
          <article key={at} className={styles['slide']} inert={at !== index}>
            <div className={styles['picture']}>
              <img src={image_url} alt="" draggable={false} />
            </div>
            <div className={styles['words']}>
              <Text as={at === index ? 'h1' : 'h2'} variant="display" align="center">
                {title}
              </Text>
              <Text tone="muted" align="center" className={styles['text'] ?? ''}>
                {description}
              </Text>
            </div>
          </article>
        ))}
      </div>
      <p className="sr" aria-live="polite">
        {slides.length > 1 && texts.position(index + 1, slides.length, slides[index]?.title ?? '')}
      </p>
    </section>
  );
}

/**
 * The distance of the current swipe in pixels, and its pointer handlers. `onSwipe` gets 1 for the next slide
 * and -1 for the previous.
 */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ readonly id: number; readonly x: number } | null>(null);
  const [dragged, setDragged] = useState(0);
  const release = () => {
    start.current = null;
    setDragged(0);
  };
  const direction = (event: PointerEvent) =>
    start.current?.id === event.pointerId ? event.clientX - start.current.x : 0;
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      start.current = { id: event.pointerId, x: event.clientX };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => setDragged(direction(event)),
    onPointerUp: (event: PointerEvent) => {
      const far = direction(event);
      release();
      if (Math.abs(far) >= enough) onSwipe(far * readingDirection() < 0 ? 1 : -1);
    },
    onPointerCancel: release,
  };
  return { dragged, handlers };
}
