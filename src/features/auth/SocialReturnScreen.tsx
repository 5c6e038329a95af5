import { useSocialSignIn } from '#src/flows/auth/use-social-sign-in.ts';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { Splash } from '#src/ui/frame/Splash.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './SocialReturnScreen.module.css';
import { socialReturnScreen as texts } from './texts.ts';

/** Shown between a provider and the dashboard, or the login if the sign-in failed. */
export function SocialReturnScreen() {
  usePageTitle(texts.title);
  useSocialSignIn();
  return (
    <ScrollArea>
      <div role="status" className={styles['page']}>
        <Splash />
        <Text as="h1" variant="h2">
          {texts.waiting}
        </Text>
      </div>
    </ScrollArea>
  );
}
