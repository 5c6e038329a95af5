import { useState } from 'react';
import { useSession } from '#src/flows/auth/use-session.ts';
import { forgetSearch, readRecentSearches } from './recent-searches.ts';

/** What the member searched for last on this device, while the search field is empty. */
export function useRecentSearches(typed: string) {
  const userId = useSession().user?.id ?? '';
  const [, setForgotten] = useState(0);
  return {
    recent: typed.trim() === '' && userId !== '' ? readRecentSearches(userId) : [],
    forget: (term: string) => {
      forgetSearch(userId, term);
      setForgotten((count) => count + 1);
    },
  };
}
