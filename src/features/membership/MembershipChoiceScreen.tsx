import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Brand } from '#src/ui/frame/Brand.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './MembershipChoiceScreen.module.css';

/** Where a new account arrives. There is nothing to choose until memberships are sold. */
export function MembershipChoiceScreen() {
  usePageTitle('Welcome');
  return (
    <div className={styles['page']}>
      <img src="/brand/welcome.svg" alt="" width="440" height="320" className={styles['picture']} />
      <Brand size="lg" />
      <Text as="h1" look="display" className={styles['title'] ?? ''}>
        Welcome to Kindfare
      </Text>
      <Text tone="muted" className={styles['text'] ?? ''}>
        Your account is ready. Memberships are not open yet, so there is nothing to choose or to pay: every
        recipe is yours to read.
      </Text>
      <Button variant="primary" width="block" href={paths.dashboard()}>
        Find recipes
      </Button>
    </div>
  );
}
