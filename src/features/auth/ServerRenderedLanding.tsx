import { AppColumn } from '#src/ui/frame/AppColumn.tsx';
import { Splash } from '#src/ui/frame/Splash.tsx';
import styles from './LandingView.module.css';
import { LandingView, type LandingViewProps } from './LandingView.tsx';

/**
 * The landing page before the app is loaded: by the build without what depends on the site, by the server with it.
 * Members, whom it redirects, see what `index.html` shows.
 */
export function ServerRenderedLanding({ site }: LandingViewProps) {
  return (
    <>
      <div className={styles['forGuest']} {...(site !== null && { id: 'rendered-site' })}>
        <AppColumn isWide>
          <LandingView site={site} />
        </AppColumn>
      </div>
      <div className={styles['forMember']}>
        <AppColumn>
          <Splash />
        </AppColumn>
      </div>
    </>
  );
}
