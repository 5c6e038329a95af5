import { lazy, Suspense, useRef } from 'react';
import { useSheets } from '#src/flows/use-sheets.ts';

const loadFilter = () => import('#src/features/recipes/filter/FilterSheet.tsx');
const loadRecipe = () => import('#src/features/recipes/recipe/RecipeScreen.tsx');
const loadMenu = () => import('#src/features/shell/MemberMenu.tsx');

const FilterSheet = lazy(async () => ({ default: (await loadFilter()).FilterSheet }));
const MemberMenu = lazy(async () => ({ default: (await loadMenu()).MemberMenu }));

/** Fetches what is wanted next while nothing else is to do: recipe, filter, menu. Returns the way to call it off. */
export function prefetchNext(): () => void {
  const fetchThem = () => {
    void loadRecipe();
    void loadFilter();
    void loadMenu();
  };
  if (!('requestIdleCallback' in window)) return () => {};
  const id = window.requestIdleCallback(fetchThem, { timeout: 5000 });
  return () => window.cancelIdleCallback(id);
}

/** The sheets of a member. Each is drawn from its first opening on, so that it can also leave in its own time. */
export function MemberSheets() {
  const { isFilterOpen, isSidebarOpen } = useSheets();
  const wanted = useRef({ filter: false, menu: false });
  wanted.current.filter ||= isFilterOpen;
  wanted.current.menu ||= isSidebarOpen;
  return (
    <Suspense fallback={null}>
      {wanted.current.filter && <FilterSheet />}
      {wanted.current.menu && <MemberMenu />}
    </Suspense>
  );
}
