import { createContext, use } from 'react';

/** Whether energy figures may be shown to the member; false for members for whom they are harmful. */
export const ShowsNumbersContext = createContext(true);

export const useShowsNumbers = (): boolean => use(ShowsNumbersContext);
