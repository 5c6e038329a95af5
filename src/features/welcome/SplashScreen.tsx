import { useSplash } from '#src/flows/onboarding/use-splash.ts';
import { BrandMark } from '#src/ui/frame/Brand.tsx';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './SplashScreen.module.css';

/** The splash screen. The mark is at the same position as in the static page. */
export function SplashScreen() {
  usePageTitle('Welcome');
  useSplash();
  return (
    <ScrollArea>
      <div className={styles['splash']}>
        <BrandMark edge={72} />
        <div className={styles['words']}>
          <Text as="h1" variant="display" align="center">
            Kindfare
          </Text>
          <Text tone="muted" align="center">
            Food that agrees with you.
          </Text>
        </div>
      </div>
    </ScrollArea>
  );
}
