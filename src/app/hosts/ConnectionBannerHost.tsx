import { type ComponentType, lazy, Suspense } from 'react';
import { isConnectionNews } from '#src/flows/shell/connection-news.ts';
import { whenIdle } from '#src/flows/when-idle.ts';

const ConnectionBanner = lazy<ComponentType<{ readonly userId: string }>>(async () => {
  if (!isConnectionNews()) await whenIdle();
  try {
    return {
      default: (await import('#src/features/shell/ConnectionBanner.tsx')).ConnectionBanner,
    };
  } catch {
    // without its code the app is as it would be without a device to keep things on
    return { default: () => null };
  }
});

/** Tells of a lost network, and keeps what is changed meanwhile; fetched at rest, or at once where there is news. */
export function ConnectionBannerHost({ userId }: { readonly userId: string }) {
  return (
    <Suspense fallback={null}>
      <ConnectionBanner key={userId} userId={userId} />
    </Suspense>
  );
}
