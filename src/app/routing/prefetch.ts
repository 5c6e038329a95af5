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
    void import('#src/features/membership/PlansScreen.tsx');
  };
  document.addEventListener('focusin', fetchThem, { once: true });
  return () => document.removeEventListener('focusin', fetchThem);
}

/** Prefetches the page after the splash: the dashboard if a token is stored, else the sign-in form. */
export function prefetchAfterSplash(): null {
  if (readAccessToken() === null) void import('#src/features/auth/LoginOrCreateScreen.tsx');
  else fetchDashboard();
  return null;
}
