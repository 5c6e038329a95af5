import { type ComponentType, useEffect, useState } from 'react';
import { whenInstallable } from '#src/pwa/installation.ts';

/** The install prompt of all pages. Its code is fetched once the app can be installed; without it there is none. */
export function InstallOffer() {
  const [Host, setHost] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      void whenInstallable()
        .then(() => import('./InstallPromptHost.tsx'))
        .then(({ InstallPromptHost }) => setHost(() => InstallPromptHost))
        .catch(() => {}),
    [],
  );
  return Host && <Host />;
}
