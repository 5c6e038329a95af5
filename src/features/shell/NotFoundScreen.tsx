import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import styles from './NotFoundScreen.module.css';

/** The page for an unknown URL. */
export function NotFoundScreen() {
  usePageTitle('Page not found');
  return (
    <ScrollArea>
      <div className={styles['page']}>
        <EmptyState
          drawing="lost"
          heading="h1"
          title="There is no such page"
          text="The address may be old or mistyped. The recipes are where they were."
          action={
            <Button variant="primary" href={paths.landing()}>
              Go to start
            </Button>
          }
        />
      </div>
    </ScrollArea>
  );
}
