import { useCallback, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useFlows } from '#src/flows/flows-context.tsx';
import { useSettings } from '#src/flows/shell/use-settings.ts';
import { AppFrame } from './AppFrame.tsx';
import { InstallOffer } from './hosts/InstallOffer.tsx';
import { useIsWide } from './routing/route-handle.ts';
import { useFocusOnNavigation } from './routing/use-focus-on-navigation.ts';
import { applyBrand } from './theme/brand.ts';
import type { Toasts } from './toasts/toast-store.ts';

/** Wraps every route: the column in the operator's colors, toasts, the install prompt, focus on navigation. */
export function AppRoot({ toasts }: { toasts: Toasts }) {
  const settings = useSettings();
  const { sheets } = useFlows();
  const { pathname, key } = useLocation();
  useEffect(() => void applyBrand(settings), [settings]);
  useFocusOnNavigation(
    pathname,
    useCallback(() => sheets.send({ type: 'page.changed' }), [sheets]),
  );
  return (
    <AppFrame
      toasts={toasts}
      backgrounds={settings.desktop_background_images}
      place={key}
      isWide={useIsWide()}
    >
      <Outlet />
      <InstallOffer />
    </AppFrame>
  );
}
