import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useFlows } from '#src/flows/flows-context.tsx';

/** The sheet of a page that has one of its own. */
export function usePageSheet() {
  const { sheets } = useFlows();
  return {
    isOpen: useSelector(sheets, (snapshot) => snapshot.matches('page')),
    open: useCallback(() => sheets.send({ type: 'pageSheet.opened' }), [sheets]),
    /** Nothing, where another sheet has taken its place. */
    close: useCallback(() => {
      if (sheets.getSnapshot().matches('page')) sheets.send({ type: 'sheet.closed' });
    }, [sheets]),
  };
}
