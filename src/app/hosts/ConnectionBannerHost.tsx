import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { hasConnectionNotice } from '#src/flows/shell/connection-notice.ts';
import { whenIdle } from '#src/flows/when-idle.ts';

type Banner = ComponentType<{ readonly userId: string }>;

let loaded: Banner | null = null;
async function loadBanner(): Promise<Banner> {
  try {
    loaded = (await import('#src/features/shell/ConnectionBanner.tsx')).ConnectionBanner;
  } catch {
    // if its code cannot be loaded, the app works without an offline queue
    loaded = () => null;
  }
  return loaded;
}

const LazyBanner = lazy<Banner>(async () => {
  if (!hasConnectionNotice()) await whenIdle();
  return { default: await loadBanner() };
});

/** Whether pages can render: after an offline start once the banner can, which would move them later. */
export function useBannerReady(): boolean {
  const [isReady, setReady] = useState(() => navigator.onLine || loaded !== null);
  useEffect(() => {
    if (!isReady) void loadBanner().then(() => setReady(true));
  }, [isReady]);
  return isReady;
}

/** Shows the connection status and starts the offline queue; loaded when idle, or at once if there is something to show. */
export function ConnectionBannerHost({ userId }: { readonly userId: string }) {
  const [ConnectionBanner] = useState<Banner>(() => loaded ?? LazyBanner);
  return (
    <Suspense fallback={null}>
      <ConnectionBanner key={userId} userId={userId} />
    </Suspense>
  );
}
