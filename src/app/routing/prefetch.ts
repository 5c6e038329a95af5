import { readAccessToken } from '#src/api/token-store.ts';

function fetchDashboard(): void {
  void import('../lazy-screens.ts');
  void import('../member-routes.tsx');
  void import('../frames/MemberFrame.tsx');
  void import('#src/features/recipes/DashboardScreen.tsx');
}

/** Prefetches the pages after the sign-in when a field gets the focus. Returns a function that cancels it. */
export function prefetchForMembers(): () => void {
  const fetchThem = () => {
    fetchDashboard();
    void import('#src/flows/auth/post-login.ts');
    void import('../lazy-screens.ts').then(({ screens }) => screens.plans());
  };
  document.addEventListener('focusin', fetchThem, { once: true });
  return () => document.removeEventListener('focusin', fetchThem);
}

/** Prefetches the page after the splash: the dashboard if a token is stored; the sign-in form is there. */
export function prefetchAfterSplash(): null {
  if (readAccessToken() !== null) fetchDashboard();
  return null;
}
