/** Fetches what a guest sees after signing in, at the first sign that one is about to. Returns the way to call it off. */
export function prefetchForMembers(): () => void {
  const fetchThem = () => {
    void import('../frames/MemberFrame.tsx');
    void import('#src/flows/post-login.ts');
    void import('#src/features/recipes/DashboardScreen.tsx');
    void import('#src/features/membership/MembershipChoiceScreen.tsx');
  };
  document.addEventListener('focusin', fetchThem, { once: true });
  return () => document.removeEventListener('focusin', fetchThem);
}
