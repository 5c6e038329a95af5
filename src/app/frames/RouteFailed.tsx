import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { paths } from '#src/paths.ts';
import { ErrorScreen } from '#src/ui/feedback/ErrorScreen.tsx';
import { AppColumn } from '#src/ui/frame/AppColumn.tsx';
import { countError } from '../browser-errors.ts';

/** The router's error element: a screen threw or its code could not be loaded. */
export function RouteFailed() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
    countError('screen');
  }, [error]);
  return (
    <AppColumn>
      <ErrorScreen homeHref={paths.landing()} onRetry={() => window.location.reload()} />
    </AppColumn>
  );
}
