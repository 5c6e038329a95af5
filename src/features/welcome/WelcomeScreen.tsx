import { useSettledSettings } from '#src/flows/shell/use-settled-settings.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Brand } from '#src/ui/frame/Brand.tsx';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { welcomeScreen as texts } from './texts.ts';
import styles from './WelcomeScreen.module.css';

const ownPicture = '/brand/welcome.svg';

/** The welcome page with the operator's picture and a link to the slides. */
export function WelcomeScreen() {
  usePageTitle(texts.title);
  const settings = useSettledSettings();
  return (
    <ScrollArea>
      <div className={styles['page']}>
        <div className={styles['picture']}>
          {/* only once the settings are known */}
          {settings && <img src={settings.welcome_image_url || ownPicture} alt="" />}
        </div>
        <Stack gap={10} className={styles['words'] ?? ''}>
          <Brand size="lg" />
          <Text as="h1" variant="display">
            {texts.heading}
          </Text>
          <Text tone="muted">{texts.text}</Text>
        </Stack>
        <Stack gap={10}>
          <Button variant="primary" width="block" href={paths.slides()}>
            {texts.showHow}
          </Button>
          <Button variant="quiet" width="block" href={paths.signInChoice()}>
            {texts.skip}
          </Button>
        </Stack>
      </div>
    </ScrollArea>
  );
}
