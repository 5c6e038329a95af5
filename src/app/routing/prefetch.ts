import { readAccessToken } from '#src/api/token-store.ts';

function fetchDashboard(): void {
  void import('../lazy-screens.ts');
  void import('../member-routes.tsx');
  void import('../frames/MemberFrame.tsx');
  void import('#src/features/recipes/DashboardScreen.tsx');
}

/** Fetches what a guest sees after signing in, at the first sign that one is about to. Returns a function that cancels it. */
export function prefetchForMembers(): () => void {
  const fetchThem = () => {
    fetchDashboard();
    void import('#src/flows/auth/post-login.ts');
    void import('#src/features/membership/PlansScreen.tsx');
  };
  document.addEventListener('focusin', fetchThem, { once: true });
  return () => document.removeEventListener('focusin', fetchThem);
}

/** Fetches what follows the splash while it is seen: by the look of it a member's page, or the form. */
export function prefetchAfterSplash(): null {
  if (readAccessToken() === null) void import('#src/features/auth/LoginOrCreateScreen.tsx');
  else fetchDashboard();
  return null;
}
