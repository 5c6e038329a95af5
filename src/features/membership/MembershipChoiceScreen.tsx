import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Brand } from '#src/ui/frame/Brand.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import styles from './MembershipChoiceScreen.module.css';

/** Where a new account arrives. There is nothing to choose until memberships are sold. */
export function MembershipChoiceScreen() {
  usePageTitle('Welcome');
  return (
    <div className={styles['page']}>
      <Brand size="lg" />
      <EmptyState
        heading="h1"
        title="Welcome to Kindfare"
        text="Your account is ready. Memberships are not open yet, so there is nothing to choose or to pay: every recipe is yours to read."
        action={
          <Button variant="primary" href={paths.dashboard()}>
            Find recipes
          </Button>
        }
      />
    </div>
  );
}
