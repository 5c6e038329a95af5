import { useEffect } from 'react';
import type { Settings } from '#domain/settings/default-settings.ts';
import { useSlides } from '#src/flows/onboarding/use-slides.ts';
import { useSettledSettings } from '#src/flows/shell/use-settled-settings.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Brand, BrandMark } from '#src/ui/frame/Brand.tsx';
import { readingDirection } from '#src/ui/frame/reading-direction.ts';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { SlideDeck } from './SlideDeck.tsx';
import { SlideDots } from './SlideDots.tsx';
import styles from './SlidesScreen.module.css';
import { slidesScreen as texts } from './texts.ts';

type Slide = Settings['onboarding_image_urls'][number];

/** For a site whose settings have none, or whose settings cannot be loaded. */
const onlySlide: Slide = {
  image_url: '/brand/welcome.svg',
  title: texts.defaultTitle,
  description: texts.defaultText,
};

/** Introduces the app in a few slides. */
export function SlidesScreen() {
  usePageTitle(texts.title);
  const settings = useSettledSettings();
  if (settings === null)
    return (
      <div className={styles['waiting']}>
        <BrandMark edge={72} />
      </div>
    );
  const slides = settings.onboarding_image_urls.length > 0 ? settings.onboarding_image_urls : [onlySlide];
  return <Slides key={slides.length} slides={slides} />;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function Slides({ slides }: { slides: readonly Slide[] }) {
  const { index, isLast, goOn, skip, show } = useSlides(slides.length);
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(index + step * readingDirection());
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  });
  return (
    <ScrollArea>
      <div className={styles['page']}>
        <div className={styles['top']}>
          <Brand />
          <Button variant="quiet" onClick={skip}>
            {texts.skip}
          </Button>
        </div>
        <SlideDeck slides={slides} index={index} onShow={show} />
        <div className={styles['foot']}>
          {slides.length > 1 && <SlideDots count={slides.length} index={index} onShow={show} />}
          <Button variant="primary" width="block" onClick={goOn}>
            {isLast ? texts.start : texts.next}
          </Button>
        </div>
      </div>
    </ScrollArea>
  );
}
