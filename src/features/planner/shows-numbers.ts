import { createContext, use } from 'react';

/** Whether figures of energy may be shown to the member; false for whom they can harm. */
export const ShowsNumbersContext = createContext(true);

export const useShowsNumbers = (): boolean => use(ShowsNumbersContext);
