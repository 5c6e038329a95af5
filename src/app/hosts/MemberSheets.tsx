import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '#domain/session/user.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import { useSheets } from '#src/flows/shell/use-sheets.ts';
import { runWhenIdle, whenIdle } from '#src/flows/when-idle.ts';
import { paths } from '#src/paths.ts';

const loadFilter = () => import('#src/features/recipes/filter/FilterSheet.tsx');
const loadRecipe = () => import('#src/features/recipes/recipe/RecipeScreen.tsx');
const loadPicker = () => import('#src/features/collections/CollectionPicker.tsx');
const loadMenu = () => import('#src/features/shell/MemberMenu.tsx');

const FilterSheet = lazy(async () => ({ default: (await loadFilter()).FilterSheet }));
const CollectionPicker = lazy(async () => ({ default: (await loadPicker()).CollectionPicker }));
const ReferralSheet = lazy(async () => {
  await whenIdle();
  try {
    return { default: (await import('#src/features/account/referral/ReferralSheet.tsx')).ReferralSheet };
  } catch {
    // an optional question must not cause an error screen
    return { default: () => null };
  }
});
const ConsentSheet = lazy(async () => ({
  default: (await import('#src/features/health/ConsentSheet.tsx')).ConsentSheet,
}));
const MemberMenu = lazy(async () => ({ default: (await loadMenu()).MemberMenu }));

/**
 * Prefetches the code that is probably needed next, one module at a time, while the browser is idle: the recipe page,
 * the filter, the menu. Returns a function that cancels it.
 */
export function prefetchNext(): () => void {
  const fetchAll = async (signal: AbortSignal) => {
    for (const load of [loadRecipe, loadFilter, loadMenu]) {
      if (signal.aborted) return;
      await load();
      await whenIdle();
    }
  };
  // a module that fails to load now is loaded again when it is rendered
  return runWhenIdle((signal) => fetchAll(signal).catch(() => {}));
}

/** Its own Suspense boundary, so that the page does not suspend while the sheet's code loads. */
const withSuspense = (sheet: ReactNode) => <Suspense fallback={null}>{sheet}</Suspense>;

const isConsentWanted = (user: User | null) =>
  user?.consents?.some(({ is_wanted: isWanted }) => isWanted) ?? false;

/** The sheets of a member. Each stays mounted after it was first opened, so that its closing animation can run. */
export function MemberSheets() {
  const { isFilterOpen, isSidebarOpen, isPickingCollections, isAskingConsent } = useSheets();
  const { user } = useSession();
  const isHome = useLocation().pathname === paths.dashboard();
  const wanted = useRef({ filter: false, menu: false, picker: false, referral: false, consent: false });
  wanted.current.filter ||= isFilterOpen;
  wanted.current.menu ||= isSidebarOpen;
  wanted.current.picker ||= isPickingCollections;
  wanted.current.referral ||= isHome && user?.affiliate.referred_by === null;
  wanted.current.consent ||= isAskingConsent || (isHome && isConsentWanted(user));
  return (
    <>
      {wanted.current.filter && withSuspense(<FilterSheet />)}
      {wanted.current.menu && withSuspense(<MemberMenu />)}
      {wanted.current.picker && withSuspense(<CollectionPicker />)}
      {wanted.current.consent && withSuspense(<ConsentSheet isHome={isHome} />)}
      {wanted.current.referral && withSuspense(<ReferralSheet isHome={isHome} />)}
    </>
  );
}
