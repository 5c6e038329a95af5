import { useSplash } from '#src/flows/onboarding/use-splash.ts';
import { BrandMark } from '#src/ui/frame/Brand.tsx';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './SplashScreen.module.css';
import { splashScreen as texts } from './texts.ts';

/** The splash screen. The mark is at the same position as in the static page. */
export function SplashScreen() {
  usePageTitle(texts.title);
  useSplash();
  return (
    <ScrollArea>
      <div className={styles['splash']}>
        <BrandMark edge={72} />
        <div className={styles['words']}>
          <Text as="h1" variant="display" align="center">
            {texts.brand}
          </Text>
          <Text tone="muted" align="center">
            {texts.claim}
          </Text>
        </div>
      </div>
    </ScrollArea>
  );
}
