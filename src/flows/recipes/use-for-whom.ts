import { useSearchParams } from 'react-router-dom';
import { readForWhom } from '#domain/recipe-filter/for-whom.ts';

/** The person a recipe is shown for, from its address, so that it survives a reload and is shared with the link. */
export function useForWhom() {
  const [query, setQuery] = useSearchParams();
  return {
    /** Empty where it was not chosen. */
    forWhom: readForWhom(query.get('for')),
    choose: (forWhom: string) =>
      setQuery(
        (before) => {
          before.set('for', forWhom);
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
