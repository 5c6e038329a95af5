import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '#domain/session/user.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import { mayRing } from '#src/flows/cooking/may-ring.ts';
import { savesData } from '#src/flows/saves-data.ts';
import { useIsSheetOpen, useSheetActions } from '#src/flows/shell/use-sheets.ts';
import { runWhenIdle, whenIdle } from '#src/flows/when-idle.ts';
import { paths } from '#src/paths.ts';
import { lazyExtra, lazySheet } from '#src/ui/sheet/lazy-sheet.tsx';

const loadFilter = () => import('#src/features/recipes/filter/FilterSheet.tsx');
const loadRecipe = () => import('#src/features/recipes/recipe/RecipeScreen.tsx');
const loadPicker = () => import('#src/features/collections/CollectionPicker.tsx');
const loadMenu = () => import('#src/features/shell/MemberMenu.tsx');

const FilterSheet = lazySheet(async () => (await loadFilter()).FilterSheet);
const CollectionPicker = lazySheet(async () => (await loadPicker()).CollectionPicker);
const ReferralSheet = lazyExtra(async () => {
  await whenIdle();
  return (await import('#src/features/account/referral/ReferralSheet.tsx')).ReferralSheet;
});
const ConsentSheet = lazySheet(
  async () => (await import('#src/features/health/ConsentSheet.tsx')).ConsentSheet,
);
const PageTimers = lazyExtra(
  async () => (await import('#src/features/recipes/cooking/CookScreen.tsx')).PageTimers,
);
const MemberMenu = lazySheet(async () => (await loadMenu()).MemberMenu);

/**
 * Prefetches the code that is probably needed next, one module at a time, while the browser is idle: the recipe page,
 * the filter, the menu. Returns a function that cancels it.
 */
export function prefetchNext(): (() => void) | undefined {
  if (savesData()) return undefined;
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

const isConsentWanted = (user: User | null) =>
  user?.consents?.some(({ is_wanted: isWanted }) => isWanted) ?? false;

/** The sheets of a member. Each stays mounted after it was first opened, so that its closing animation can run. */
export function MemberSheets() {
  const isFilterOpen = useIsSheetOpen('filter');
  const isSidebarOpen = useIsSheetOpen('sidebar');
  const isPickingCollections = useIsSheetOpen('collectionPicker');
  const isAskingConsent = useIsSheetOpen('consent');
  const { close } = useSheetActions();
  const { user } = useSession();
  const isHome = useLocation().pathname === paths.dashboard();
  const requested = useRef({ filter: false, menu: false, picker: false, referral: false, consent: false });
  requested.current.filter ||= isFilterOpen;
  requested.current.menu ||= isSidebarOpen;
  requested.current.picker ||= isPickingCollections;
  requested.current.referral ||= isHome && user?.affiliate.referred_by === null;
  requested.current.consent ||= isAskingConsent || (isHome && isConsentWanted(user));
  return (
    <>
      {requested.current.filter && <FilterSheet open={isFilterOpen} onClose={close} />}
      {requested.current.menu && <MemberMenu open={isSidebarOpen} onClose={close} />}
      {requested.current.picker && <CollectionPicker open={isPickingCollections} onClose={close} />}
      {requested.current.consent && <ConsentSheet open={isAskingConsent} onClose={close} isHome={isHome} />}
      {mayRing() && <PageTimers />}
      {requested.current.referral && <ReferralSheet isHome={isHome} />}
    </>
  );
}
