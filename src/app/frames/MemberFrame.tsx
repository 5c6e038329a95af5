import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '#src/flows/auth/use-session.ts';
import { usePushes, useUnreadCount } from '#src/flows/notifications/use-notifications.ts';
import { useAccessRefusal } from '#src/flows/shell/use-access-refusal.ts';
import { useOverlayReady } from '#src/flows/shell/use-overlay-ready.ts';
import { useIsSheetOpen, useSheetActions } from '#src/flows/shell/use-sheets.ts';
import { useGoBack } from '#src/flows/use-go-back.ts';
import { whenIdle } from '#src/flows/when-idle.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { isControlled } from '#src/pwa/register.ts';
import { MenuButton } from '#src/ui/frame/Header.tsx';
import { TopBar } from '#src/ui/frame/TopBar.tsx';
import { lazyExtra } from '#src/ui/sheet/lazy-sheet.tsx';
import { AskedQuestion } from '../hosts/AskedQuestion.tsx';
import { ConnectionBannerHost, useBannerReady } from '../hosts/ConnectionBannerHost.tsx';
import { MemberSheets, prefetchNext } from '../hosts/MemberSheets.tsx';
import { prepareOffline } from '../hosts/prepare-offline.ts';
import { AuthLayout } from '../layouts/AuthLayout.tsx';
import { BareLayout } from '../layouts/BareLayout.tsx';
import { HealthLayout } from '../layouts/HealthLayout.tsx';
import { NavigatedLayout } from '../layouts/NavigatedLayout.tsx';
import { UserLayout } from '../layouts/UserLayout.tsx';
import { useFrameHandle } from '../routing/route-handle.ts';
import { blockBack } from '../routing/sheet-history.ts';
import { useFocusAfterRemoval } from '../routing/use-focus-after-removal.ts';
import { SessionGate } from './SessionGate.tsx';

const UpdateOffer = lazyExtra(async () => {
  await whenIdle();
  return (await import('#src/features/shell/UpdateOffer.tsx')).UpdateOffer;
});

const ShortcutKeys = lazyExtra(async () => {
  await whenIdle();
  return (await import('../hosts/ShortcutKeys.tsx')).ShortcutKeys;
});

/** Frame of all member screens: layout, menu and sheets. */
export function MemberFrame() {
  const { user } = useSession();
  const { frame } = useFrameHandle();
  useEffect(prefetchNext, []);
  const isMember = user !== null;
  const mayPlan = user?.features.includes('meal_plan') ?? false;
  useEffect(() => (isMember ? prepareOffline(mayPlan) : undefined), [isMember, mayPlan]);
  useAccessRefusal();
  usePushes();
  useFocusAfterRemoval();
  const isOverlayReady = useOverlayReady(user?.id ?? null);
  const isShown = useBannerReady() && isOverlayReady;
  return (
    <SessionGate>
      {user && isShown && (
        <>
          <ConnectionBannerHost userId={user.id} />
          <Layout>
            <Outlet />
          </Layout>
          <MemberSheets />
          <ShortcutKeys />
          {isControlled() && <UpdateOffer isHidden={frame === 'bare'} />}
          <AskedQuestion />
        </>
      )}
    </SessionGate>
  );
}

function Layout({ children }: { children: ReactNode }) {
  const { pathname, key } = useLocation();
  const isSidebarOpen = useIsSheetOpen('sidebar');
  const { openSidebar } = useSheetActions();
  const handle = useFrameHandle();
  const goBack = useGoBack((handle.frame === 'titled' && handle.backTo) || paths.dashboard());
  const blocksBack = handle.frame === 'bare' && handle.blocksBack === true;
  // a layout effect, so that the back button is blocked before the first paint
  useLayoutEffect(() => (blocksBack ? blockBack() : undefined), [blocksBack]);
  const bell = { unread: useUnreadCount(), href: memberPaths.notifications() };
  const menu = { open: isSidebarOpen, onOpen: openSidebar };
  const common = { place: key, children };
  switch (handle.frame) {
    case 'home':
      return <UserLayout {...common} pathname={pathname} menu={menu} bell={bell} />;
    case 'own':
      return (
        <UserLayout
          {...common}
          pathname={pathname}
          menu={menu}
          header={
            <TopBar
              variant="large"
              title={handle.title}
              end={<MenuButton open={menu.open} onClick={menu.onOpen} />}
            />
          }
        />
      );
    case 'titled': {
      const titled = { ...common, title: handle.title, titleIs: handle.titleIs, onBack: goBack };
      if (handle.hasNavigation === false) return <AuthLayout {...titled} />;
      return <HealthLayout {...titled} pathname={pathname} />;
    }
    case 'navigated':
      return <NavigatedLayout pathname={pathname}>{children}</NavigatedLayout>;
    case 'bare':
      return <BareLayout {...common} />;
  }
}
