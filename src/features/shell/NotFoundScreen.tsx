import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import styles from './NotFoundScreen.module.css';
import { notFoundScreen as texts } from './texts.ts';

/** The page for an unknown URL. */
export function NotFoundScreen() {
  usePageTitle(texts.title);
  return (
    <ScrollArea>
      <div className={styles['page']}>
        <EmptyState
          drawing="lost"
          heading="h1"
          title={texts.heading}
          text={texts.text}
          action={
            <Button variant="primary" href={paths.landing()}>
              {texts.toStart}
            </Button>
          }
        />
      </div>
    </ScrollArea>
  );
}
